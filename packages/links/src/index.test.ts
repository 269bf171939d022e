import { expect, it } from 'vitest';
import { createLinks } from './index.ts';

const links = createLinks('a-secret-that-is-long-enough-for-hs256');

it('opens what it signed, for its purpose alone', async () => {
  const token = await links.sign('order', 123_456_789_012, 1);
  expect(await links.verify('order', token)).toBe(123_456_789_012);
  expect(await links.verify('share', token)).toBeNull();
});

it('refuses altered, foreign and expired tokens', async () => {
  const token = await links.sign('order', 1_000_000_001, 1);
  const [header, , signature] = token.split('.');
  const forged = Buffer.from('{"iss":"trueseason","aud":"order","sub":"2000000000"}').toString('base64url');
  expect(await links.verify('order', `${header}.${forged}.${signature}`)).toBeNull();
  expect(await createLinks('another-secret-of-enough-length-too').verify('order', token)).toBeNull();
  expect(await links.verify('order', await links.sign('order', 1_000_000_001, -1))).toBeNull();
  expect(await links.verify('order', 'nonsense')).toBeNull();
});
