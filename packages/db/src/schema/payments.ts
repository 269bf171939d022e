import type { Generated, Insertable, Selectable } from 'kysely';

export interface PaymentsTable {
  intent_id: string;
  order_id: number;
  state: Generated<'open' | 'succeeded' | 'canceled' | 'refunded'>;
  amount_cents: number;
  currency: string;
  promo_code: string | null;
  discount_percent: Generated<number>;
  created_at: Generated<Date>;
  checked_at: Generated<Date>;
  settled_at: Date | null;
  /** Hashes of the address and of the browser that asked for it, for a day; null for what hosted pages made. */
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

/** A use that an order was priced with and has not settled yet. */
export interface PromoReservationsTable {
  order_id: number;
  code: string;
  reserved_at: Generated<Date>;
  /** Hash of the address that asked for it. */
  reserved_from: string | null;
}

/** A card that was declined; rows are only ever added. */
export interface DeclinesTable {
  /** Of the provider. */
  event_id: string;
  intent_id: string;
  declined_at: Generated<Date>;
}

/** Which order a hosted checkout page at the provider pays for. */
export interface CheckoutSessionsTable {
  session_id: string;
  order_id: number;
  /** What the page asks, also once the price is another one. */
  amount_cents: number;
  created_at: Generated<Date>;
  checked_at: Generated<Date>;
}
export type CheckoutSession = Pick<CheckoutSessionsTable, 'session_id' | 'order_id'>;

/** Events that a payment provider sent us, for the record; settling does not rest on them. */
export interface ProviderEventsTable {
  id: string;
  type: string;
  received_at: Generated<Date>;
}
