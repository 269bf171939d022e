import type { Generated, Selectable } from 'kysely';

/** The product of a `gift` order: a single-use promo code. */
export interface GiftsTable {
  order_id: number;
  code: string | null;
  giver: string | null;
  message: string | null;
  /** `2026-12-24`: the reminder day. */
  deliver_on: string | null;
  /** The giver's zone, by which days count. */
  time_zone: Generated<string>;
  /** When the code was ended for a refund. */
  ended_at: Date | null;
}
export type GiftRow = Selectable<GiftsTable>;
