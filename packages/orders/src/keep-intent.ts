import {
  type Db,
  deleteReservation,
  findOpenPayment,
  findPayment,
  lockOrder,
  type NewPayment,
  type Trx,
} from '@trueseason/db';
import { transact } from './order-events.ts';
import { reserveUse } from './promo-uses.ts';

/** What an order costs after its promo. */
export interface Price {
  readonly amountCents: number;
  readonly discountPercent: number;
  readonly promoCode: string | null;
}

/**
 * Prices an unpaid order with a promo, of which a use is reserved for it, or without (null). `settled` when there is
 * nothing to pay any more, `used_up` when the code has no use left, and `other_price` while an intent at another price
 * can still be paid: it has to be canceled first, since it rests on what is reserved for it.
 * @param from hash of the address that asks
 */
export async function applyPromo(
  db: Db,
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

const setPrice = (trx: Trx, orderId: number, promo_code: string | null, amount_cents: number) =>
  trx.updateTable('orders').set({ promo_code, amount_cents }).where('id', '=', orderId).execute();

/**
 * Remembers an intent. Gives whether it is its order's one live intent now, with a use of its code reserved: where the
 * order has another one, is settled, or the code has no use left, it counts as closed, and if it is paid nevertheless,
 * `recordPayment` tells what becomes of the money. An intent that is known already stays as it is.
 */
export async function recordIntent(db: Db, payment: NewPayment): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, payment.order_id);
    const { order_id, promo_code = null, amount_cents } = payment;
    const live =
      order?.payment === 'unpaid' &&
      !(await findOpenPayment(trx, order_id)) &&
      !(await findPayment(trx, payment.intent_id)) &&
      (await reserveUse(trx, order_id, promo_code, payment.opened_from ?? null));
    // Another tab may have priced the order in between.
    if (live) await setPrice(trx, order_id, promo_code, amount_cents);
    const added = await trx
      .insertInto('payments')
      .values({ ...payment, state: live ? 'open' : 'canceled' })
      .onConflict((conflict) => conflict.column('intent_id').doNothing())
      .returning('intent_id')
      .executeTakeFirst();
    return live && added !== undefined;
  });
}

/** The provider says that this intent can no longer be paid: the use of its code is free for others. */
export async function closeIntent(db: Db, intentId: string): Promise<void> {
  const known = await findPayment(db, intentId);
  if (known?.state !== 'open') return;
  await transact(db, async (trx) => {
    await lockOrder(trx, known.order_id);
    const closed = await trx
      .updateTable('payments')
      .set({ state: 'canceled' })
      .where('intent_id', '=', intentId)
      .where('state', '=', 'open')
      .returning('intent_id')
      .executeTakeFirst();
    if (closed) await deleteReservation(trx, known.order_id);
  });
}
