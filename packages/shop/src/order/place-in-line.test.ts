import { storedPhotos, type TestDatabase, testDatabase } from '@trueseason/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrderWithPhotos } from '../flows/place-order.ts';
import { beginAnalysis } from '../flows/run-analysis.ts';
import { query } from '../schema/database-schema.ts';
import { newOrderId } from './new-order-id.ts';
import { findOrder } from './order-queries.ts';
import { findPlaceInLine } from './place-in-line.ts';
import { transact } from './transition.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function placed(): Promise<number> {
  const id = newOrderId();
  await placeOrderWithPhotos(database.db, id, storedPhotos);
  return id;
}

async function placeOf(id: number) {
  const order = await findOrder(database.db, id);
  if (!order) throw new Error('no order');
  return findPlaceInLine(database.db, order);
}

/** Ends an analysis that took so long. */
async function analyzed(id: number, seconds: number) {
  const { db } = database;
  await query(db).updateTable('orders').set({ progress: 'analyzed' }).where('id', '=', id).execute();
  await transact(db, async (trx) => trx.record(id, 'analyzed'));
  await sql`alter table order_events disable trigger order_events_stay`.execute(query(db));
  await query(db)
    .updateTable('order_events')
    .set({ at: sql<Date>`at - ${seconds} * interval '1 second'` })
    .where('order_id', '=', id)
    .where('kind', '=', 'processing')
    .execute();
  await sql`alter table order_events enable trigger order_events_stay`.execute(query(db));
}

it('counts the orders before one, and estimates from recent analyses', async () => {
  const [first, second, third, fourth] = [await placed(), await placed(), await placed(), await placed()];
  expect([await placeOf(first), await placeOf(second)]).toEqual([null, { before: 1, minutes: null }]);
  await beginAnalysis(database.db, first);
  expect([await placeOf(first), await placeOf(fourth)]).toEqual([null, { before: 3, minutes: null }]);
  await analyzed(first, 90);
  await beginAnalysis(database.db, second);
  expect([await placeOf(second), await placeOf(third), await placeOf(fourth)]).toEqual([
    null,
    { before: 1, minutes: 2 },
    { before: 2, minutes: 3 },
  ]);
});

it('counts no order that waits for its payment or its photos', async () => {
  const waiting = await placed();
  const before = (await placeOf(waiting))?.before;
  const unpaid = await placed();
  await query(database.db)
    .updateTable('orders')
    .set({ flow: 'pay_first', progress_at: new Date(0) })
    .where('id', '=', unpaid)
    .execute();
  expect((await placeOf(waiting))?.before).toBe(before);
  expect(await placeOf(unpaid)).toBeNull();
});
