import { API, keysOf, POOLS, ROUTES, splitRoute } from '@trueseason/contracts';
import { query } from '@trueseason/shop/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryBudget } from '../limits/memory-budget.ts';
import { flowsOf } from '../testing/flows.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let reads = 0;
const memoryBudget = createMemoryBudget();
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    {
      memoryBudget,
      wrapStore: (store) => ({
        ...store,
        get: (...args) => {
          reads += 1;
          return store.get(...args);
        },
        list: (...args) => {
          reads += 1;
          return store.list(...args);
        },
      }),
    },
  );
});
afterAll(() => gateway.close());

const GETS = keysOf(API).filter((name) => splitRoute(ROUTES[name]).method === 'GET');

it('reads no object for HEAD of any call, makes no session and leaves no reservation', async () => {
  const { placeDelivered, db } = flowsOf(() => gateway);
  const { browser, id } = await placeDelivered();
  const share = (await browser.call('POST', `/api/orders/${id}/share`)).json.url.split('/').at(-1);
  const photo = (await browser.call('GET', `/api/orders/${id}/photos`)).json[0].url.split('/').at(-1);
  const token = await gateway.links.signOrder(id, 1);
  const params: Readonly<Record<string, string>> = { photo, token };
  const sessions = async () => (await query(db()).selectFrom('sessions').select('token_hash').execute()).length;
  const sessionsBefore = await sessions();
  reads = 0;
  for (const name of GETS) {
    const { path } = splitRoute(ROUTES[name]);
    const filled = path.replaceAll(/:(\w+)/g, (_, param: string) => params[param] ?? String(id));
    const paths = path.includes(':token') ? [filled, filled.replace(token, share)] : [filled];
    for (const each of paths) {
      const response = await browser.call('HEAD', each);
      expect([name, response.status, response.headers.get('set-cookie')]).toEqual([name, 200, null]);
    }
  }
  expect([reads, await sessions()]).toEqual([0, sessionsBefore]);
  await expect.poll(() => memoryBudget.reservedBytes()).toEqual(keysOf(POOLS).map((pool) => [pool, 0]));
  // The same with GET is not without effects, so that the counts are.
  expect((await browser.call('GET', `/api/orders/${id}/photos/${photo}`)).status).toBe(200);
  expect((await gateway.newBrowser().call('GET', `/open/${token}`)).status).toBeLessThan(400);
  expect([reads > 0, (await sessions()) > sessionsBefore]).toEqual([true, true]);
});
