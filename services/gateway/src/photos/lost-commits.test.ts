import { openDatabase } from '@trueseason/shop/database';
import { findOrder } from '@trueseason/shop/order';
import { Database, query } from '@trueseason/shop/testing';
import { giveConsent } from '@trueseason/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { storedOf } from '../testing/list-stored.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/** The order whose next commit with photos gets no answer. */
let loses: number | null = null;
let own: Database;
let gateway: TestGateway;

/** A database connection that breaks between commit and answer. */
function losing(db: Database): Database {
  const run = async <Result>(work: (trx: never) => Promise<Result>): Promise<Result> => {
    const result = await query(db)
      .transaction()
      .execute(work as never);
    const photos =
      loses === null
        ? []
        : await query(db).selectFrom('photos').select('object_key').where('order_id', '=', loses).execute();
    if (photos.length === 0) return result as Result;
    loses = null;
    throw new Error('Connection terminated unexpectedly');
  };
  const builder = new Proxy(query(db), {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute: run });
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return new Database(builder);
}

beforeAll(async () => {
  const openDb = async (url: string) => {
    own = openDatabase({ url, poolSize: 5, onError: () => undefined });
    return losing(own);
  };
  gateway = await startTestGateway({}, { openDb });
});
afterAll(async () => {
  await gateway.close();
  await own.close();
});
const flows = flowsOf(() => gateway);

it('keeps a paid order’s photos when the commit’s answer is lost', async () => {
  const browser = gateway.newBrowser();
  await giveConsent(browser);
  const { json } = await flows.intent(browser);
  const id: number = json.orderId;
  await flows.pay(json.clientSecret);
  await browser.call('POST', `/api/orders/${id}/mark-completed`);
  loses = id;
  const { status } = await browser.upload(`/api/orders/${id}/photos`, threePhotos(), 'PUT');
  expect(loses).toBeNull();
  expect(status).toBe(200);
  expect(await storedOf(gateway, id)).toHaveLength(3);
  expect(await findOrder(gateway.database.db, id)).toMatchObject({ progress: 'files_uploaded', payment: 'paid' });
});
