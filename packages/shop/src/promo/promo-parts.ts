import { type RawBuilder, sql } from 'kysely';

/* Parts of other subjects' statements, so that these read no table of this one. */

type Code = RawBuilder<unknown>;

export const usesOf = (code: Code) => sql<number | null>`(select uses from promos where promos.code = ${code})`;
export const expiryOf = (code: Code) => sql<Date | null>`(select expires_at from promos where promos.code = ${code})`;

/** Whether a code was used. */
export const isUsed = (code: Code) =>
  sql<boolean>`exists (select from promos where promos.code = ${code} and uses > 0)`;

/** Whether a code may still be used. */
export const isUnused = (code: Code) =>
  sql<boolean>`exists (select from promos where promos.code = ${code} and uses = 0 and expires_at > now())`;

/** Part of the history of the order that a code belongs to. */
export const redemptionMoments = (codes: RawBuilder<unknown>) => sql`
  select redeemed_at, 'gift_used', null, jsonb_build_object('order', order_id)
    from promo_redemptions where code in ${codes}`;
