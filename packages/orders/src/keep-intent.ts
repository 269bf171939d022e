import { type Db, findOpenPayment, lockOrder, type NewPayment } from '@trueseason/db';

/** What an order costs after its promo. */
export interface Price {
  readonly amountCents: number;
  readonly discountPercent: number;
  readonly promoCode: string | null;
}

/** Applies a promo to an unpaid order, or takes it off (null). False when the order is settled. */
export async function applyPromo(db: Db, orderId: number, { amountCents, promoCode }: Price): Promise<boolean> {
  const applied = await db
    .updateTable('orders')
    .set({ promo_code: promoCode, amount_cents: amountCents })
    .where('id', '=', orderId)
    .where('payment', '=', 'unpaid')
    .returning('id')
    .executeTakeFirst();
  return applied !== undefined;
}

/** Remembers an order's one live intent; false when the order is settled or has another live one. */
export async function recordIntent(db: Db, payment: NewPayment): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, payment.order_id);
    if (order?.payment !== 'unpaid' || (await findOpenPayment(trx, order.id))) return false;
    await trx.insertInto('payments').values(payment).execute();
    return true;
  });
}

/**
 * Remembers an intent that was made elsewhere, by a hosted page. Where the order has another live one or is settled
 * it counts as closed: if it is paid nevertheless, `recordPayment` tells what becomes of the money.
 */
export async function adoptIntent(db: Db, payment: NewPayment): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, payment.order_id);
    const live = order?.payment === 'unpaid' && !(await findOpenPayment(trx, payment.order_id));
    await trx
      .insertInto('payments')
      .values({ ...payment, state: live ? 'open' : 'canceled' })
      .onConflict((conflict) => conflict.column('intent_id').doNothing())
      .execute();
  });
}

/** The provider says that this intent can no longer be paid. */
export async function closeIntent(db: Db, intentId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'canceled' })
    .where('intent_id', '=', intentId)
    .where('state', '=', 'open')
    .execute();
}
