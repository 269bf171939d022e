import { sealedAnalysis, storedPhotos, type TestDatabase, testDatabase } from '@trueseason/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginAnalysis, failAnalysis, recordAnalysis } from '../analysis/run-analysis.ts';
import { openDatabase } from '../database/open-database.ts';
import { note, type OrderEvent, onOrderEvent, transact } from './order-events.ts';
import { placeOrder, placeOrderWithPhotos } from './place-order.ts';

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

it('publishes nothing uncommitted', async () => {
  const { db } = database;
  const id = await placeOrder(db, 'analyze_first');
  const broken = transact(db, async (trx) => {
    note(trx, id, 'completed');
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  const other = openDatabase({ url: database.url, poolSize: 1, onError: () => {} });
  await transact(other, async (trx) => {
    note(trx, id, 'withdrawn');
    expect(transitionsOf(id)).toEqual(['placed']);
  });
  await other.close();
  expect(transitionsOf(id)).toEqual(['placed', 'withdrawn']);
});
