import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestShop, testShop } from '../test-shop.ts';
import { TEST_SECRET } from './challenge-provider.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop.close());

const verify = async (form: Record<string, string>) => {
  const url = `${shop.standIns.url}/turnstile/v0/siteverify`;
  return (await fetch(url, { method: 'POST', body: new URLSearchParams(form) })).json();
};

it('verifies a token that its widget gave, once', async () => {
  const given = await fetch(`${shop.standIns.url}/turnstile/v0/token`, { method: 'POST' });
  const { token } = (await given.json()) as { token: string };
  expect(await verify({ secret: 'another', response: token })).toMatchObject({ success: false });
  expect(await verify({ secret: TEST_SECRET, response: token })).toMatchObject({ success: true });
  expect(await verify({ secret: TEST_SECRET, response: token })).toEqual({
    success: false,
    'error-codes': ['timeout-or-duplicate'],
  });
  expect(await verify({ secret: TEST_SECRET })).toMatchObject({ success: false });
});
