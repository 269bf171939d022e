import { type Db, findOrder, findPayment, type OrderRow } from '@trueseason/db';

/** Stands in for a payment intent's id where a promo made the order free and there is none. */
export const freeIntentId = (orderId: number): string => `free_${orderId}`;

/** The order that a progress screen's address names: by order id, by payment intent, or by a free order's stand-in. */
export async function findOrderByRef(db: Db, ref: string): Promise<OrderRow | undefined> {
  const id = /^(?:free_)?(\d{1,15})$/.exec(ref)?.[1];
  if (id) return findOrder(db, Number(id));
  const payment = await findPayment(db, ref);
  return payment && findOrder(db, payment.order_id);
}
