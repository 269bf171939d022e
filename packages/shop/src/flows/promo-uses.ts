import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { isOfEndedGift } from '../gift/index.ts';
import { lockOrder } from '../order/index.ts';
import { findOpenPayment, hasOpenPayment, type PaymentRow } from '../payment/index.ts';
import {
  addUse,
  deleteReservation,
  findIdleReservations,
  findOlderReservation,
  findUsablePromo,
  lockUses,
  type PromoRequester,
  type PromoRow,
  saveReservation,
} from '../promo/index.ts';

/* Uses are reserved at pricing and made at settling, so one never discounts two intents. Lock order, then code. */

const IS_HONORED = sql<boolean>`not ${isOfEndedGift(sql`promos.code`)}`;

/** A usable code. One of an ended gift is none. */
export const findUsableCode = (
  db: Database | Transaction,
  code: string,
  asker: PromoRequester,
): Promise<PromoRow | undefined> => findUsablePromo(db, code, asker, IS_HONORED);

/** Whether an order can use a code. Locks the code for the transaction. */
async function isUsable(trx: Transaction, code: string, asker: PromoRequester): Promise<boolean> {
  // A separate statement: the next one then sees committed reservations.
  await lockUses(trx, code);
  return (await findUsableCode(trx, code, asker)) !== undefined;
}

/** Reserves a use for an order, or releases it (null). False if none is left, in total or for the address. */
export async function reservePromo(
  trx: Transaction,
  orderId: number,
  code: string | null,
  from: string | null,
): Promise<boolean> {
  if (code === null) {
    await deleteReservation(trx, orderId);
    return true;
  }
  if (!(await isUsable(trx, code, { orderId, from }))) return false;
  await saveReservation(trx, orderId, code, from);
  return true;
}

/** Counts a use. False if the code ended or its last use was taken. */
export async function redeemPromo(trx: Transaction, orderId: number, code: string): Promise<boolean> {
  if (!(await isUsable(trx, code, { orderId }))) return false;
  await deleteReservation(trx, orderId);
  await addUse(trx, orderId, code);
  return true;
}

/** Releases an unpaid order's reserved use, unless an intent may still be paid with it. */
export async function releaseIdleReservation(db: Database, orderId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await findOpenPayment(trx, orderId))) await deleteReservation(trx, orderId);
  });
}

/** Releases uses reserved by orders whose payment was never started. */
export async function releaseIdleReservations(db: Database): Promise<void> {
  for (const orderId of await findIdleReservations(db, hasOpenPayment(sql`promo_reservations.order_id`)))
    await releaseIdleReservation(db, orderId);
}

/**
 * Gives a code's use that the browser's oldest order reserved to its newest, if that needs it. Returns the older one's
 * open intent if it has to be canceled first. Paying for the older one later fails without a charge, as after an hour.
 */
export async function takeOverReservation(
  db: Database,
  { orderId, session, from }: { readonly orderId: number; readonly session: string; readonly from: string },
  code: string,
): Promise<PaymentRow | undefined> {
  if (await findUsableCode(db, code, { orderId, from })) return undefined;
  if (!(await findUsableCode(db, code, { orderId, session, from }))) return undefined;
  const olderId = await findOlderReservation(db, { session, orderId, code });
  if (olderId === undefined) return undefined;
  const open = await findOpenPayment(db, olderId);
  if (!open) await releaseIdleReservation(db, olderId);
  return open;
}
