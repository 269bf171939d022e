import { type RawBuilder, sql } from 'kysely';

/* Parts of other subjects' statements, so that these read no table of this one. */

export const hasReport = (orderId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from reports where reports.order_id = ${orderId})`;

/** The object of an order's report; null until it is made. */
export const reportKeyOf = (orderId: RawBuilder<unknown>) => sql<string | null>`(
  select object_key from reports where reports.order_id = ${orderId} and state = 'ready'
)`;
