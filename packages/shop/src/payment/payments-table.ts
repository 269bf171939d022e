import type { Generated, Insertable, Selectable } from 'kysely';

export interface PaymentsTable {
  intent_id: string;
  order_id: number;
  state: Generated<'open' | 'succeeded' | 'canceled' | 'refunded'>;
  amount_cents: number;
  currency: string;
  promo_code: string | null;
  discount_percent: Generated<number>;
  /** Partial refunds before or without a full one, which is in `state`. */
  refunded_cents: Generated<number>;
  /** Set while a failed refund has not been made up for. */
  refund_failed_at: Date | null;
  /** The provider's early fraud warning and review; null when over. */
  fraud_warning: string | null;
  review: string | null;
  warned_at: Date | null;
  created_at: Generated<Date>;
  checked_at: Generated<Date>;
  settled_at: Date | null;
  /** Hashes of the requesting address, network and browser, kept for a day; null for hosted pages. */
  opened_from: string | null;
  opened_in: string | null;
  opened_by: string | null;
}
export type PaymentRow = Selectable<PaymentsTable>;
export type NewPayment = Insertable<PaymentsTable>;
