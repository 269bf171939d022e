import { expect, it } from 'vitest';
import { createSignedLinks } from './signed-links.ts';

const SECRET = 'a-secret-that-is-long-enough-for-hs256';
const links = createSignedLinks(SECRET);

it('accepts its tokens for their purpose only', async () => {
  const token = await links.signOrder(123_456_789_012, 1);
  expect(await links.verifyOrder(token)).toEqual({ orderId: 123_456_789_012, version: 1 });
  expect(await links.verifyReceipt(token)).toBeNull();
});

it('refuses altered and foreign tokens', async () => {
  const [header, , signature] = (await links.signOrder(1_000_000_001, 1)).split('.');
  const forged = Buffer.from('{"iss":"trueseason","aud":"order","sub":"2000000000"}').toString('base64url');
  expect(await links.verifyOrder(`${header}.${forged}.${signature}`)).toBeNull();
  const foreign = createSignedLinks('another-secret-of-enough-length-too');
  expect(await foreign.verifyOrder(await links.signOrder(1_000_000_001, 1))).toBeNull();
  expect(await links.verifyOrder('nonsense')).toBeNull();
});

it('accepts the previous secret, signs with the new one, and rejects both when dropped', async () => {
  const before = 'the-secret-that-was-used-until-today';
  const after = 'the-secret-that-is-used-from-today-on';
  const old = createSignedLinks(before);
  const rotated = createSignedLinks(after, before);
  const mailed = await old.signOrder(1_000_000_001, 1);
  expect(await rotated.verifyOrder(mailed)).toEqual({ orderId: 1_000_000_001, version: 1 });
  expect(await rotated.verifyOrder(await links.signOrder(1_000_000_001, 1))).toBeNull();
  expect(await old.verifyOrder(await rotated.signOrder(1_000_000_001, 1))).toBeNull();
  expect(await createSignedLinks(after).verifyOrder(mailed)).toBeNull();
});
