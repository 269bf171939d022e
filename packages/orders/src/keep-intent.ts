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

/**
 * Remembers an intent. Gives whether it is its order's one live intent now: where the order has another one or is
 * settled it counts as closed, and if it is paid nevertheless, `recordPayment` tells what becomes of the money.
 * An intent that is known already stays as it is.
 */
export async function recordIntent(db: Db, payment: NewPayment): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, payment.order_id);
    const live = order?.payment === 'unpaid' && !(await findOpenPayment(trx, payment.order_id));
    const added = await trx
      .insertInto('payments')
      .values({ ...payment, state: live ? 'open' : 'canceled' })
      .onConflict((conflict) => conflict.column('intent_id').doNothing())
      .returning('intent_id')
      .executeTakeFirst();
    return live && added !== undefined;
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
