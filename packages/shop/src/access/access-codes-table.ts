import type { Generated } from 'kysely';

/** An order's mailed code, derived from the nonce and a secret. */
export interface AccessCodesTable {
  order_id: number;
  /** The browser that requested it; it works in no other. */
  asked_by: string;
  /** Round of its mail. */
  round: number;
  nonce: string;
  tries: Generated<number>;
  created_at: Generated<Date>;
}
