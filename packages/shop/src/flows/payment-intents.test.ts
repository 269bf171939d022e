import { CURRENCY } from '@trueseason/contracts';
import { databaseOfFile } from '@trueseason/testing';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { lockOrder } from '../order/order-queries.ts';
import { countPayments, findOpenPayment, listPayments } from '../payment/payment-queries.ts';
import { query } from '../schema/database-schema.ts';
import { recordIntent } from './payment-intents.ts';
import { placeOrder } from './place-order.ts';

const db = await databaseOfFile();

/** Waits until this many transactions block on another. */
const waiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(query(db));
    expect(rows[0]?.n).toBe(count);
  }, 20_000);

it('keeps the first of two concurrent intents, and closes the second', async () => {
  const orderId = await placeOrder(db, 'pay_first');
  const record = (id: string, amount_cents: number, promo_code: string) =>
    recordIntent(db, { intent_id: id, order_id: orderId, amount_cents, currency: CURRENCY, promo_code });
  const recorded: ReturnType<typeof recordIntent>[] = [];
  await inTransaction(db, async (trx) => {
    // The lock holder blocks both; they proceed in order.
    await lockOrder(trx, orderId);
    recorded.push(record('pi_first', 2610, 'FIRST10'));
    await waiting(1);
    recorded.push(record('pi_second', 2465, 'WELCOME'));
    await waiting(2);
  });
  expect(await Promise.all(recorded)).toEqual(['opened', 'closed']);
  expect(await findOpenPayment(db, orderId)).toMatchObject({ intent_id: 'pi_first', amount_cents: 2610 });
  const states = (await listPayments(db, orderId)).map(({ intent_id, state }) => [intent_id, state]);
  expect(Object.fromEntries(states)).toEqual({ pi_first: 'open', pi_second: 'canceled' });
  expect(await countPayments(db, orderId)).toBe(2);
  // Recording it again does not reopen it.
  expect(await record('pi_second', 2465, 'WELCOME')).toBe('closed');
  expect(await record('pi_first', 2610, 'FIRST10')).toBe('open');
  expect(await countPayments(db, orderId)).toBe(2);
});
