import {
  type Db,
  deleteReservation,
  findOpenPayment,
  findUsablePromo,
  lockOrder,
  type PromoAsker,
  putReservation,
  type Trx,
} from '@trueseason/db';
import { transact } from './order-events.ts';

/*
 * A use of a code is reserved when an order is priced with it and made when the order settles, so that a code of one
 * use never prices two intents that can both be paid. All of it happens while the order is locked, then the code.
 */

/** Whether an order can use a code. Others that ask about the same code wait until the transaction ends. */
async function isUsable(trx: Trx, code: string, asker: PromoAsker): Promise<boolean> {
  // In a statement of its own: the next one sees what those have reserved who were waited for.
  await trx.selectFrom('promos').select('code').where('code', '=', code).forNoKeyUpdate().execute();
  return (await findUsablePromo(trx, code, asker)) !== undefined;
}

/**
 * Reserves a use for an order, or gives back what it had (null). False when the code has none left, or none for the
 * address that it is asked from.
 */
export async function reserveUse(
  trx: Trx,
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

/** Counts a code that was used. False when it has ended or its last use went to somebody else in the meantime. */
export async function makeUse(trx: Trx, orderId: number, code: string): Promise<boolean> {
  if (!(await isUsable(trx, code, { orderId }))) return false;
  await deleteReservation(trx, orderId);
  await trx
    .updateTable('promos')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .execute();
  await trx.insertInto('promo_redemptions').values({ order_id: orderId, code }).execute();
  return true;
}

/** Gives back what an order has reserved and does not go on to pay. */
export async function releaseIdleUse(db: Db, orderId: number): Promise<void> {
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    if (!(await findOpenPayment(trx, orderId))) await deleteReservation(trx, orderId);
  });
}
