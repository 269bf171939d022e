import { afterEach, expect, it, vi } from 'vitest';
import { createLinks } from './index.ts';

const SECRET = 'a-secret-that-is-long-enough-for-hs256';
const links = createLinks(SECRET);
afterEach(() => vi.useRealTimers());

it('accepts its tokens for their purpose only', async () => {
  const token = await links.signOrder(123_456_789_012, 1);
  expect(await links.verifyOrder(token)).toEqual({ orderId: 123_456_789_012, version: 1 });
  expect(await links.verifyPhoto(token)).toBeNull();
});

it('refuses altered and foreign tokens', async () => {
  const [header, , signature] = (await links.signOrder(1_000_000_001, 1)).split('.');
  const forged = Buffer.from('{"iss":"trueseason","aud":"order","sub":"2000000000"}').toString('base64url');
  expect(await links.verifyOrder(`${header}.${forged}.${signature}`)).toBeNull();
  const foreign = createLinks('another-secret-of-enough-length-too');
  expect(await foreign.verifyOrder(await links.signOrder(1_000_000_001, 1))).toBeNull();
  expect(await links.verifyOrder('nonsense')).toBeNull();
});

it('accepts the previous secret, signs with the new one, and rejects both when dropped', async () => {
  const before = 'the-secret-that-was-used-until-today';
  const after = 'the-secret-that-is-used-from-today-on';
  const old = createLinks(before);
  const rotated = createLinks(after, before);
  const mailed = await old.signOrder(1_000_000_001, 1);
  expect(await rotated.verifyOrder(mailed)).toEqual({ orderId: 1_000_000_001, version: 1 });
  expect(await rotated.verifyOrder(await links.signOrder(1_000_000_001, 1))).toBeNull();
  expect(await old.verifyOrder(await rotated.signOrder(1_000_000_001, 1))).toBeNull();
  expect(await createLinks(after).verifyOrder(mailed)).toBeNull();
});

it('shows a photo for five minutes', async () => {
  const token = await links.signPhoto(1_000_000_001, 2);
  expect(await links.verifyPhoto(token)).toEqual({ orderId: 1_000_000_001, position: 2 });
  vi.useFakeTimers({ now: Date.now() + 5 * 60 * 1000 + 1000 });
  expect(await links.verifyPhoto(token)).toBeNull();
});
