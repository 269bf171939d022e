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

/** The provider says that this intent can no longer be paid. */
export async function closeIntent(db: Db, intentId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'canceled' })
    .where('intent_id', '=', intentId)
    .where('state', '=', 'open')
    .execute();
}
