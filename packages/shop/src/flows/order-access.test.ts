import { type TestDatabase, testDatabase } from '@trueseason/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addGrant, renewSession } from '../access/sessions.ts';
import { Database } from '../database/database.ts';
import { findOrder } from '../order/order-queries.ts';
import { query } from '../schema/database-schema.ts';
import { findOrderAccess } from './order-access.ts';
import { placeOrder } from './place-order.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const hold = async (to: string, orderId: number, expiresAt = new Date(Date.now() + 60_000)) =>
  renewSession(database.db, { from: null, to, family: to, expiresAt, orderIds: [orderId], level: 'own' });

it('returns the order and the session’s grant', async () => {
  const { db } = database;
  const id = await placeOrder(db, 'pay_first');
  await hold('holder', id);
  await hold('ended', id, new Date(Date.now() - 1));
  const order = await findOrder(db, id);
  expect(await findOrderAccess(db, id, 'holder')).toEqual({ order, level: 'own', isPaymentDue: false });
  for (const token of ['ended', 'another', null])
    expect(await findOrderAccess(db, id, token)).toEqual({ order, level: null, isPaymentDue: false });
  expect(await findOrderAccess(db, id + 1, 'holder')).toEqual({ order: undefined, level: null, isPaymentDue: false });
  await query(db).deleteFrom('grants').where('token_hash', '=', 'holder').execute();
  await addGrant(db, 'holder', id, 'read');
  expect((await findOrderAccess(db, id, 'holder')).level).toBe('read');
});

it('answers each concurrent request with its order', async () => {
  const { db } = database;
  const ids = [await placeOrder(db, 'pay_first'), await placeOrder(db, 'pay_first'), await placeOrder(db, 'pay_first')];
  for (const id of ids) await hold(`holder-${id}`, id);
  const known = ids.flatMap((id) => ids.map((other) => ({ id, hash: `holder-${other}` })));
  // More than one statement takes, including unknown IDs and numbers that Postgres rejects.
  const asked = Array.from({ length: 25 }, () => [...known, { id: 7, hash: null }, { id: 1e30, hash: null }]).flat();
  const answers = await Promise.all(asked.map(({ id, hash }) => findOrderAccess(db, id, hash)));
  expect(answers.map(({ order, level }) => [order?.id, level])).toEqual(
    asked.map(({ id, hash }) => [ids.find((one) => one === id), hash === `holder-${id}` ? 'own' : null]),
  );
});

it('fails for the whole batch, and recovers', async () => {
  const { db } = database;
  const id = await placeOrder(db, 'pay_first');
  await sql`alter table orders rename to orders_away`.execute(query(db));
  const asked = await Promise.allSettled(Array.from({ length: 300 }, () => findOrderAccess(db, id, 'unknown')));
  await sql`alter table orders_away rename to orders`.execute(query(db));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect((await findOrderAccess(db, id, 'unknown')).order?.id).toBe(id);
});

it('survives a migration that adds a column', async () => {
  const { db } = database;
  const id = await placeOrder(db, 'pay_first');
  await hold('before', id);
  // On one connection, with the statement prepared.
  await query(db)
    .connection()
    .execute(async (prepared) => {
      const connection = new Database(prepared);
      expect((await findOrderAccess(connection, id, 'before')).level).toBe('own');
      await sql`alter table orders add column added_later text default 'new'`.execute(query(connection));
      expect((await findOrderAccess(connection, id, 'before')).order).toMatchObject({ id, added_later: 'new' });
      await sql`alter table orders drop column added_later`.execute(query(connection));
      expect((await findOrderAccess(connection, id, 'before')).order).toEqual(await findOrder(db, id));
    });
});

it('says when an open payment is due, so that polls write nothing until then', async () => {
  const { db } = database;
  const id = await placeOrder(db, 'pay_first');
  const isDue = async () => (await findOrderAccess(db, id, null)).isPaymentDue;
  const payment = { intent_id: `pi_${id}`, order_id: id, amount_cents: 2900, currency: 'usd' };
  await query(db).insertInto('payments').values(payment).execute();
  expect(await isDue()).toBe(false);
  const set = (values: { checked_at: Date } | { state: 'canceled' }) =>
    query(db).updateTable('payments').set(values).where('order_id', '=', id).execute();
  await set({ checked_at: new Date(Date.now() - 2_000) });
  expect(await isDue()).toBe(true);
  await set({ state: 'canceled' });
  expect(await isDue()).toBe(false);
});
