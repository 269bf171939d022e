import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** Guesses at six digits that a code stands. */
const MOST_TRIES = 5;

/** Whose code it is: a browser's, for an order. A stranger's guesses and requests touch the stranger's own alone. */
export interface CodeOwner {
  readonly orderId: number;
  /** What stays the same of the browser's session. */
  readonly askedBy: string;
}

/** Puts a new code in the place of the last one that a browser asked for. */
export async function putAccessCode(
  trx: Trx,
  { orderId, askedBy }: CodeOwner,
  { nonce, round }: { nonce: string; round: number },
): Promise<void> {
  const fresh = { nonce, round, tries: 0, created_at: sql<Date>`clock_timestamp()` };
  await trx
    .insertInto('access_codes')
    .values({ order_id: orderId, asked_by: askedBy, ...fresh })
    .onConflict((conflict) => conflict.columns(['order_id', 'asked_by']).doUpdateSet(fresh))
    .execute();
}

/** For which of these orders a browser was mailed its newest code. */
export async function findCodeOrder(db: Db, orderIds: readonly number[], askedBy: string): Promise<number | null> {
  if (orderIds.length === 0) return null;
  const row = await db
    .selectFrom('access_codes')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('asked_by', '=', askedBy)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** What the code of a mail is made from. */
export async function findAccessNonce(db: Db, orderId: number, round: number): Promise<string | null> {
  const row = await db
    .selectFrom('access_codes')
    .select('nonce')
    .where('order_id', '=', orderId)
    .where('round', '=', round)
    .executeTakeFirst();
  return row?.nonce ?? null;
}

/** Counts a guess and gives what the right code is made from; null when it is too old or was guessed at too often. */
export async function tryAccessCode(
  db: Db,
  { orderId, askedBy }: CodeOwner,
  validMinutes: number,
): Promise<string | null> {
  const row = await db
    .updateTable('access_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('order_id', '=', orderId)
    .where('asked_by', '=', askedBy)
    .where('tries', '<', MOST_TRIES)
    .where('created_at', '>', sql<Date>`now() - ${validMinutes} * interval '1 minute'`)
    .returning('nonce')
    .executeTakeFirst();
  return row?.nonce ?? null;
}

/** A code opens once. False when it was used, or replaced, in the meantime. */
export async function useAccessCode(db: Db, orderId: number, nonce: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('access_codes')
    .where('order_id', '=', orderId)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
