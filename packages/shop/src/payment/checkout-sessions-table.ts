import type { Generated } from 'kysely';

/** Hosted checkout pages by order. */
export interface CheckoutSessionsTable {
  session_id: string;
  order_id: number;
  /** The page's price, even after a price change. */
  amount_cents: number;
  currency: Generated<string>;
  created_at: Generated<Date>;
}
