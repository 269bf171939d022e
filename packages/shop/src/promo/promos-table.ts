import type { Generated, Selectable } from 'kysely';

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
