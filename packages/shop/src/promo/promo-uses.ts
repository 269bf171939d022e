import { type Database, query, type Transaction } from '../database/database.ts';
import { lockOrder } from '../order/order-queries.ts';
import { transact } from '../order/transition.ts';
import { findOpenPayment } from '../payment/payment-queries.ts';
import { findUsablePromo, type PromoAsker } from './promo-queries.ts';
import { deleteReservation, putReservation } from './promo-reservations.ts';

/* Uses are reserved at pricing and made at settling, so one never discounts two intents. Lock order, then code. */

/** Whether an order can use a code. Locks the code for the transaction. */
async function isUsable(trx: Transaction, code: string, asker: PromoAsker): Promise<boolean> {
  // A separate statement: the next one then sees committed reservations.
  await query(trx).selectFrom('promos').select('code').where('code', '=', code).forNoKeyUpdate().execute();
  return (await findUsablePromo(trx, code, asker)) !== undefined;
}

/** Reserves a use for an order, or releases it (null). False if none is left, in total or for the address. */
export async function reserveUse(
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
  await putReservation(trx, orderId, code, from);
  return true;
}

/** Counts a use. False if the code ended or its last use was taken. */
export async function makeUse(trx: Transaction, orderId: number, code: string): Promise<boolean> {
  if (!(await isUsable(trx, code, { orderId }))) return false;
  await deleteReservation(trx, orderId);
  await query(trx)
    .updateTable('promos')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .execute();
  await query(trx).insertInto('promo_redemptions').values({ order_id: orderId, code }).execute();
  return true;
}

/** Releases an unpaid order's reserved use. */
export async function releaseIdleUse(db: Database, orderId: number): Promise<void> {
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await findOpenPayment(trx, orderId))) await deleteReservation(trx, orderId);
  });
}
