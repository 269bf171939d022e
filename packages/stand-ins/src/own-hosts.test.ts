import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const statusOf = (host: string, path = '/mailbox') =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${shop.standIns.url}${path}`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

it.each(['evil.example:3002', 'localhost.evil.example', '127.0.0.1.nip.io', 'a.b:99'])(
  'does not show the mailbox under the foreign host %s',
  async (host) => {
    for (const path of ['/mailbox', '/mail', '/', '/payments']) expect(await statusOf(host, path)).toBe(421);
  },
);

it.each(['localhost', 'localhost:3002', '127.0.0.1:80', '[::1]:3002', 'stand-ins:3002', 'shop.localhost'])(
  'answers as %s',
  async (host) => expect(await statusOf(host)).toBe(200),
);
