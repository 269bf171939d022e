import { sealedAnalysis, storedPhotos, type TestDatabase, testDatabase } from '@trueseason/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Transaction } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { advanceSettledOrder } from '../flows/advance-order.ts';
import { placeOrder, placeOrderWithPhotos } from '../flows/place-order.ts';
import { beginAnalysis, failAnalysis, recordAnalysis } from '../flows/run-analysis.ts';
import { listOrderEvents } from './order-history.ts';
import { type OrderEvent, onOrderEvent, type Transition, transact } from './transition.ts';

let database: TestDatabase;
const received: OrderEvent[] = [];
const endEvents = onOrderEvent((event) => received.push(event));
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  endEvents();
  await database.close();
});
const transitionsOf = (id: number) =>
  received.filter(({ orderId }) => orderId === id).map(({ transition }) => transition);
it('publishes every transition once, in order and anonymously', async () => {
  const { db } = database;
  const id = 7_000_000_001;
  await placeOrderWithPhotos(db, id, storedPhotos);
  await beginAnalysis(db, id);
  await recordAnalysis(db, id, sealedAnalysis);
  await recordAnalysis(db, id, sealedAnalysis);
  expect(transitionsOf(id)).toEqual(['placed', 'photos_stored', 'processing', 'analyzed']);
  expect(await failAnalysis(db, id, { code: 'internal', message: '', photos: [] })).toBe(false);
  expect(
    received.every((event) => Object.keys(event).every((key) => ['orderId', 'transition', 'detail'].includes(key))),
  ).toBe(true);
});

const historyOf = async (db: Database, id: number) => (await listOrderEvents(db, id)).map(({ kind }) => kind);

it('leaves the event of a committed transition, and none of a rolled back one', async () => {
  const { db } = database;
  const id = await placeOrder(db, 'analyze_first');
  const broken = transact(db, async (trx) => {
    trx.record(id, 'completed');
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  const other = openDatabase({ url: database.url, poolSize: 1, onError: () => {} });
  await transact(other, async (trx) => {
    trx.record(id, 'address_changed', { of: 'owner', to: 'new@example.com' });
    expect(transitionsOf(id)).toEqual(['placed']);
    expect(await historyOf(db, id)).toEqual(['placed']);
  });
  await other.close();
  expect(transitionsOf(id)).toEqual(['placed', 'address_changed']);
  expect(received.at(-1)).toEqual({ orderId: id, transition: 'address_changed', detail: 'owner' });
  expect(await historyOf(db, id)).toEqual(['placed', 'address_changed']);
});

it('compiles only within transact', () => {
  // The compiler is the test: it rejects an expected error that does not occur.
  const outside = async (db: Database, trx: Transaction) => {
    // @ts-expect-error: a plain transaction records no events
    await advanceSettledOrder(trx, 1);
    // @ts-expect-error: nor does the database
    await advanceSettledOrder(db, 1);
    // @ts-expect-error: and nothing can imitate a transition
    const imitation: Transition = Object.assign(trx, { record: () => {} });
    await advanceSettledOrder(imitation, 1);
  };
  expect(outside).toBeTypeOf('function');
});
