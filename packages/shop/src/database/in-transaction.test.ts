import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onOrderEvent, transact } from '../order/transition.ts';
import { query } from '../schema/database-schema.ts';
import { inTransaction, type Transaction } from './database.ts';
import { migrate } from './migrate.ts';
import { scratchDatabase } from './testing/scratch-database.ts';

const { db } = await scratchDatabase();
await migrate(db);
for (const id of [1, 2])
  await query(db).insertInto('orders').values({ id, flow: 'analyze_first', amount_cents: 2900 }).execute();

const raise = (trx: Transaction, code: string) =>
  sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(query(trx));

it.each(['40P01', '40001'])('runs work again after %s, once', async (code) => {
  let runs = 0;
  const failing = (failures: number) =>
    inTransaction(db, async (trx) => {
      runs += 1;
      if (runs <= failures) await raise(trx, code);
      return runs;
    });
  expect(await failing(1)).toBe(2);
  runs = 0;
  await expect(failing(2)).rejects.toMatchObject({ code });
  expect(runs).toBe(2);
});

it('runs work once that fails otherwise', async () => {
  let runs = 0;
  const failing = inTransaction(db, async (trx) => {
    runs += 1;
    await raise(trx, '22012');
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(runs).toBe(1);
});

it('resolves a real deadlock, with each event once', async () => {
  const published: number[] = [];
  const end = onOrderEvent(({ orderId }) => published.push(orderId));
  const { promise: bothLocked, resolve } = Promise.withResolvers<void>();
  let locked = 0;
  const lock = (trx: Transaction, id: number) =>
    query(trx).selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
  const crossed = (first: number, second: number) =>
    transact(db, async (trx) => {
      trx.record(first, 'processing');
      await lock(trx, first);
      locked += 1;
      if (locked === 2) resolve();
      await bothLocked;
      await lock(trx, second);
    });
  await Promise.all([crossed(1, 2), crossed(2, 1)]);
  end();
  // One was undone at least: its second try may meet the other again.
  expect(locked).toBeGreaterThan(2);
  expect(published.sort()).toEqual([1, 2]);
  const events = await query(db).selectFrom('order_events').select('order_id').orderBy('order_id').execute();
  expect(events.map(({ order_id }) => order_id)).toEqual([1, 2]);
});
