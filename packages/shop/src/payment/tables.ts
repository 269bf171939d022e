import type { Generated, Insertable, Selectable } from 'kysely';

export interface PaymentsTable {
  intent_id: string;
  order_id: number;
  state: Generated<'open' | 'succeeded' | 'canceled' | 'refunded'>;
  amount_cents: number;
  currency: string;
  promo_code: string | null;
  discount_percent: Generated<number>;
  /** Partial refunds before or without a full one, which `state` tells. */
  refunded_cents: Generated<number>;
  /** Set while a failed refund has not been made up for. */
  refund_failed_at: Date | null;
  /** The provider's early fraud warning and review; null when over. */
  fraud_warning: string | null;
  review: string | null;
  created_at: Generated<Date>;
  checked_at: Generated<Date>;
  settled_at: Date | null;
  /** Hashes of the requesting address and browser, kept for a day; null for hosted pages. */
  opened_from: string | null;
  opened_by: string | null;
}
export type PaymentRow = Selectable<PaymentsTable>;
export type NewPayment = Insertable<PaymentsTable>;

export interface PromosTable {
  code: string;
  percent: number;
  expires_at: Date | null;
  max_uses: number | null;
  uses: Generated<number>;
  created_at: Generated<Date>;
}
export type PromoRow = Selectable<PromosTable>;

export interface PromoRedemptionsTable {
  order_id: number;
  code: string;
  redeemed_at: Generated<Date>;
}

/** A code's use reserved by a priced, unsettled order. */
export interface PromoReservationsTable {
  order_id: number;
  code: string;
  reserved_at: Generated<Date>;
  reserved_from: string | null;
}

/** Declined cards; append-only. */
export interface DeclinesTable {
  event_id: string;
  intent_id: string;
  code: string | null;
  declined_at: Generated<Date>;
}

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

/** Received payment events, for the record; settlement does not depend on them. */
export interface ProviderEventsTable {
  id: string;
  type: string;
  received_at: Generated<Date>;
}
