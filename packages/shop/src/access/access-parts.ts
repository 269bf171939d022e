import { type RawBuilder, sql } from 'kysely';
import type { GrantLevel } from './sessions-table.ts';

/* Parts of other subjects' statements, so that these read no table of this one. */

/** Numbers of the orders that a live session owns. */
export const ownOrders = (tokenHash: string): RawBuilder<unknown> => sql`(
  select grants.order_id from grants join sessions using (token_hash)
  where token_hash = ${tokenHash} and grants.level = 'own' and sessions.expires_at > now()
)`;

/** Numbers of the orders that a session has a grant for. */
export const heldOrders = (tokenHash: string, level?: GrantLevel): RawBuilder<unknown> => sql`(
  select grants.order_id from grants where grants.token_hash = ${tokenHash}
    ${level ? sql`and grants.level = ${level}` : sql``}
)`;

/** A live session's level on an order; null without one. */
export const grantedLevel = (tokenHash: RawBuilder<unknown>, orderId: RawBuilder<unknown>) => sql<GrantLevel | null>`(
  select level from grants join sessions using (token_hash)
  where token_hash = ${tokenHash} and order_id = ${orderId} and expires_at > now()
)`;

/** Orders of these orders' browsers, as rows of id, progress, other, sign. @param orders rows of id, progress */
export const pairsBySameBrowser = (orders: RawBuilder<unknown>) => sql`
  select mine.id, mine.progress, theirs.order_id as other, 'browser' as sign from ${orders} as mine
    join grants held on held.order_id = mine.id and held.level = 'own'
    join grants theirs on theirs.token_hash = held.token_hash and theirs.level = 'own' and theirs.order_id <> mine.id`;

/** Part of an order's history. */
export const shareMoments = (orderId: number) =>
  sql`select created_at, 'shared', 'customer', '{}'::jsonb from share_links where order_id = ${orderId}`;
