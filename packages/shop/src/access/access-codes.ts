import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { query } from './tables.ts';

/** Codes belong to a browser and an order, so strangers' guesses and requests affect only their own. */
export interface CodeOwner {
  readonly orderId: number;
  /** The browser's session family. */
  readonly askedBy: string;
}

/** The mail round of the browser's last code. */
export async function findCodeMailRound(trx: Transaction, { orderId, askedBy }: CodeOwner): Promise<number | null> {
  const row = await query(trx)
    .selectFrom('access_codes')
    .select('round')
    .where('order_id', '=', orderId)
    .where('asked_by', '=', askedBy)
    .executeTakeFirst();
  return row?.round ?? null;
}

export async function replaceAccessCode(
  trx: Transaction,
  { orderId, askedBy }: CodeOwner,
  { nonce, round }: { nonce: string; round: number },
): Promise<void> {
  const values = { nonce, round, tries: 0, created_at: sql<Date>`clock_timestamp()` };
  await query(trx)
    .insertInto('access_codes')
    .values({ order_id: orderId, asked_by: askedBy, ...values })
    .onConflict((conflict) => conflict.columns(['order_id', 'asked_by']).doUpdateSet(values))
    .execute();
}

/** What the code of a mail is derived from. */
export async function findAccessCodeNonce(db: Database, orderId: number, round: number): Promise<string | null> {
  const row = await query(db)
    .selectFrom('access_codes')
    .select('nonce')
    .where('order_id', '=', orderId)
    .where('round', '=', round)
    .executeTakeFirst();
  return row?.nonce ?? null;
}
