import type { Generated } from 'kysely';

/** Hosted checkout pages by order. */
export interface CheckoutSessionsTable {
  session_id: string;
  order_id: number;
  /** The page's price, even after a price change. */
  amount_cents: number;
  created_at: Generated<Date>;
  checked_at: Generated<Date>;
}
export type CheckoutSession = Pick<CheckoutSessionsTable, 'session_id' | 'order_id'>;
