import { sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/database.ts';

const MOST_TRIES = 5;

/** Codes belong to a browser and an order, so strangers' guesses and requests affect only their own. */
export interface CodeOwner {
  readonly orderId: number;
  /** The browser's session family. */
  readonly askedBy: string;
}

/** The mail round of the browser's last code. */
export async function findCodeRound(trx: Transaction, { orderId, askedBy }: CodeOwner): Promise<number | null> {
  const row = await query(trx)
    .selectFrom('access_codes')
    .select('round')
    .where('order_id', '=', orderId)
    .where('asked_by', '=', askedBy)
    .executeTakeFirst();
  return row?.round ?? null;
}

export async function putAccessCode(
  trx: Transaction,
  { orderId, askedBy }: CodeOwner,
  { nonce, round }: { nonce: string; round: number },
): Promise<void> {
  const fresh = { nonce, round, tries: 0, created_at: sql<Date>`clock_timestamp()` };
  await query(trx)
    .insertInto('access_codes')
    .values({ order_id: orderId, asked_by: askedBy, ...fresh })
    .onConflict((conflict) => conflict.columns(['order_id', 'asked_by']).doUpdateSet(fresh))
    .execute();
}

/** The order of the browser's newest code. */
export async function findCodeOrder(
  db: Database,
  orderIds: readonly number[],
  askedBy: string,
): Promise<number | null> {
  if (orderIds.length === 0) return null;
  const row = await query(db)
    .selectFrom('access_codes')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('asked_by', '=', askedBy)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.order_id ?? null;
}

export async function findAccessNonce(db: Database, orderId: number, round: number): Promise<string | null> {
  const row = await query(db)
    .selectFrom('access_codes')
    .select('nonce')
    .where('order_id', '=', orderId)
    .where('round', '=', round)
    .executeTakeFirst();
  return row?.nonce ?? null;
}

/** Counts a guess and returns the nonce; null if expired or out of guesses. */
export async function tryAccessCode(
  db: Database,
  { orderId, askedBy }: CodeOwner,
  validMinutes: number,
): Promise<string | null> {
  const row = await query(db)
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

/** Redeems a code once; false if used or replaced meanwhile. */
export async function useAccessCode(db: Database, orderId: number, nonce: string): Promise<boolean> {
  const { numDeletedRows } = await query(db)
    .deleteFrom('access_codes')
    .where('order_id', '=', orderId)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
