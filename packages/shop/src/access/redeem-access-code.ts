import { ACCESS_CODE_MINUTES } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { listOrdersOfAddress } from '../order/index.ts';
import type { CodeOwner } from './access-codes.ts';
import type { Links } from './signed-links.ts';
import { query } from './tables.ts';

const MOST_GUESSES = 5;

/** Counts a guess, right or wrong, and returns the code's nonce; null if it is expired or out of guesses. */
async function countGuess(db: Database, { orderId, askedBy }: CodeOwner): Promise<string | null> {
  const row = await query(db)
    .updateTable('access_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('order_id', '=', orderId)
    .where('asked_by', '=', askedBy)
    .where('tries', '<', MOST_GUESSES)
    .where('created_at', '>', sql<Date>`now() - ${ACCESS_CODE_MINUTES} * interval '1 minute'`)
    .returning('nonce')
    .executeTakeFirst();
  return row?.nonce ?? null;
}

/** False if used or replaced meanwhile. */
async function deleteAccessCode(db: Database, orderId: number, nonce: string): Promise<boolean> {
  const { numDeletedRows } = await query(db)
    .deleteFrom('access_codes')
    .where('order_id', '=', orderId)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type CodeReader = Pick<Links, 'isAccessCode'>;

/** Redeems a mailed code: single use, and every attempt counts. False if it is not the browser's valid code. */
export async function redeemAccessCode(
  db: Database,
  links: CodeReader,
  owner: CodeOwner,
  code: string,
): Promise<boolean> {
  const nonce = await countGuess(db, owner);
  return nonce !== null && links.isAccessCode(code, owner.orderId, nonce) && deleteAccessCode(db, owner.orderId, nonce);
}

/** The order of the browser's newest code. */
async function findCodeOrder(db: Database, orderIds: readonly number[], askedBy: string): Promise<number | null> {
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

/** Redeems the browser's code for all orders of an address. Returns them; null if it is not its valid code. */
export async function redeemAddressCode(
  db: Database,
  links: CodeReader,
  { email, askedBy }: { readonly email: string; readonly askedBy: string },
  code: string,
): Promise<number[] | null> {
  const orderIds = await listOrdersOfAddress(db, email);
  const orderId = await findCodeOrder(db, orderIds, askedBy);
  if (orderId === null) return null;
  return (await redeemAccessCode(db, links, { orderId, askedBy }, code)) ? orderIds : null;
}
