import { type Db, findPayment } from '@trueseason/db';

/** No order has this id. */
export const NO_ORDER = 0;

/** Stands in for a payment intent's id where a promo made the order free and there is none. */
export const freeIntentId = (orderId: number): string => `free_${orderId}`;

/** The order that a progress screen's address names: by order id, by payment intent, or by a free order's stand-in. */
export async function findIdByRef(db: Db, ref: string): Promise<number | null> {
  const id = /^(?:free_)?(\d{1,15})$/.exec(ref)?.[1];
  if (id) return Number(id);
  const payment = await findPayment(db, ref);
  return payment?.order_id ?? null;
}
