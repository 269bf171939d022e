import { type Database, query } from '../database/database.ts';
import { lockOrder } from '../order/order-queries.ts';
import { type Transition, transact } from '../order/transition.ts';
import { deleteReservation } from '../promo/promo-reservations.ts';
import { reserveUse } from '../promo/promo-uses.ts';
import { findOpenPayment, findPayment } from './payment-queries.ts';
import type { NewPayment } from './payments-table.ts';

/** An order's price after its promo. */
export interface Price {
  readonly amountCents: number;
  readonly discountPercent: number;
  readonly promoCode: string | null;
}

/**
 * Prices an unpaid order with a reserved promo, or none (null). `settled` if nothing is due, `used_up` without a use
 * left, `other_price` while another price's intent is open: cancel it first. @param from hash of the requesting address
 */
export async function applyPromo(
  db: Database,
  orderId: number,
  { amountCents, promoCode }: Price,
  from: string | null = null,
): Promise<'applied' | 'settled' | 'used_up' | 'other_price'> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.payment !== 'unpaid') return 'settled';
    const open = await findOpenPayment(trx, orderId);
    if (open && (open.promo_code !== promoCode || open.amount_cents !== amountCents)) return 'other_price';
    if (!(await reserveUse(trx, orderId, promoCode, from))) return 'used_up';
    await setPrice(trx, orderId, promoCode, amountCents);
    return 'applied';
  });
}

const setPrice = (trx: Transition, orderId: number, promo_code: string | null, amount_cents: number) =>
  query(trx).updateTable('orders').set({ promo_code, amount_cents }).where('id', '=', orderId).execute();

/**
 * Stores an intent; known ones stay unchanged. False if it counts as closed: not the order's live one, or its code has
 * no use left. If it is paid anyway, `recordPayment` decides.
 */
export async function recordIntent(db: Database, payment: NewPayment): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, payment.order_id);
    const { order_id, promo_code = null, amount_cents } = payment;
    const live =
      order?.payment === 'unpaid' &&
      !(await findOpenPayment(trx, order_id)) &&
      !(await findPayment(trx, payment.intent_id)) &&
      (await reserveUse(trx, order_id, promo_code, payment.opened_from ?? null));
    // Another tab may have priced the order meanwhile.
    if (live) await setPrice(trx, order_id, promo_code, amount_cents);
    const added = await query(trx)
      .insertInto('payments')
      .values({ ...payment, state: live ? 'open' : 'canceled' })
      .onConflict((conflict) => conflict.column('intent_id').doNothing())
      .returning('intent_id')
      .executeTakeFirst();
    return live && added !== undefined;
  });
}

/** The intent cannot be paid anymore: releases its code. */
export async function closeIntent(db: Database, intentId: string): Promise<void> {
  const known = await findPayment(db, intentId);
  if (known?.state !== 'open') return;
  await transact(db, async (trx) => {
    await lockOrder(trx, known.order_id);
    const closed = await query(trx)
      .updateTable('payments')
      .set({ state: 'canceled' })
      .where('intent_id', '=', intentId)
      .where('state', '=', 'open')
      .returning('intent_id')
      .executeTakeFirst();
    if (closed) await deleteReservation(trx, known.order_id);
  });
}
