import type { Selectable } from 'kysely';

/** What an order of the flow `gift` sells. Its code is a promo code of one use. */
export interface GiftsTable {
  order_id: number;
  /** Null until it is paid. */
  code: string | null;
  /** Who it is from, as the card names them. */
  giver: string | null;
  message: string | null;
  /** `2026-12-24`: the day on which the buyer is written to once more. */
  deliver_on: string | null;
  /** Since when the code is worth nothing, because its money goes back. */
  ended_at: Date | null;
}
export type GiftRow = Selectable<GiftsTable>;
