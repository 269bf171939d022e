import type { Database } from '@trueseason/shop/database';
import { findPayment } from '@trueseason/shop/payment';

/** An ID that no order has. */
export const NO_ORDER = 0;

/** Replaces the payment intent's ID for orders that a promo made free. */
export const freeIntentId = (orderId: number): string => `free_${orderId}`;

/** Finds a progress screen's order by order ID, payment intent or free-order ID. */
export async function findOrderIdByReference(db: Database, reference: string): Promise<number | null> {
  const id = /^(?:free_)?(\d{1,15})$/.exec(reference)?.[1];
  if (id) return Number(id);
  const payment = await findPayment(db, reference);
  return payment?.order_id ?? null;
}
