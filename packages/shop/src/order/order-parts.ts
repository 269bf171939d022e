import { type Payment, PROGRESS, type Progress } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { consentTakenBack } from './consent-taken-back.ts';
import type { OrderRow } from './orders-table.ts';
import { query } from './tables.ts';

/* Parts of other subjects' statements, so that these read no table of this one. `ids` are statements of order numbers. */

type Ids = RawBuilder<unknown>;

/** Starts a query of these orders. */
export const ordersAmong = (db: Database | Transaction, ids: Ids) =>
  query(db).selectFrom('orders').where(sql<boolean>`orders.id in ${ids}`);

/** Starts a query of one order. */
export const orderQuery = (db: Database | Transaction, id: number) =>
  query(db).selectFrom('orders').where('orders.id', '=', id);

/** Starts a query of all orders. */
export const ordersQuery = (db: Database | Transaction) => query(db).selectFrom('orders');

/** Matches orders placed after a given one, or all if that is not among `held`. */
export const placedAfter = (held: Ids, id: number) => sql<boolean>`not exists (
  select from orders known where known.id = ${id} and known.id in ${held} and orders.created_at <= known.created_at
)`;

/** Whether an order's payment is in one of these states. */
export const hasPayment = (id: RawBuilder<unknown>, ...payments: readonly Payment[]) =>
  sql<boolean>`exists (select from orders where orders.id = ${id} and orders.payment = any(${payments}::text[]))`;

export const paymentOf = (id: RawBuilder<unknown>) => sql<Payment>`(select payment from orders where id = ${id})`;

/** Whether an order is paid like another, or free by the same code. */
export const isPaidLike = (
  id: RawBuilder<unknown>,
  { payment, promo_code }: Pick<OrderRow, 'payment' | 'promo_code'>,
) =>
  sql<boolean>`exists (select from orders where orders.id = ${id} and orders.payment = ${payment}
    and (orders.payment <> 'free' or orders.promo_code is not distinct from ${promo_code}))`;

/** Whether an order has no active result. */
export const isClosedFor = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from orders where orders.id = ${id}
    and (orders.payment not in ('paid', 'free') or ${consentTakenBack} or orders.completed_at is null)
)`;

export const isPlaced = (id: RawBuilder<unknown>) => sql<boolean>`exists (select from orders where orders.id = ${id})`;

/** Whether an order exists, in one of these states of progress, which keeps it from being deleted meanwhile. */
export const isLockedOrder = (id: number, progress: readonly Progress[] = PROGRESS) => sql<boolean>`exists (
  select from orders where id = ${id} and progress = any(${progress}::text[]) for key share
)`;

/** Other orders of these orders' addresses, as rows of id, progress, other, sign. @param orders rows of id, email, progress */
export const pairsBySameAddress = (orders: RawBuilder<unknown>) => sql`
  select mine.id, mine.progress, other.id as other, 'address' as sign from ${orders} as mine
    join orders other on lower(other.email) = lower(mine.email) and other.email is not null and other.id <> mine.id`;

/** The address of an order. */
export const addressOf = (id: RawBuilder<unknown>) => sql<string | null>`(select email from orders where id = ${id})`;

/** Part of an order's history: its own events. */
export const orderMoments = (orderId: number) =>
  sql`select at, kind, detail->>'by', detail from order_events where order_id = ${orderId}`;

/** Events of a kind, as rows of id, order_id, at and detail. */
export const eventsOfKind = (kind: string) =>
  sql`(select id, order_id, at, detail from order_events where kind = ${sql.lit(kind)})`;

/** Codes that orders of an address entered. */
export const codesEnteredBy = (term: string) =>
  sql`(select promo_code from orders where position(${term} in lower(email)) > 0)`;

/** Orders by the day (UTC) they were placed, and how far they came. */
export const ordersByDay = (which: RawBuilder<unknown>) => sql`(
  select (created_at at time zone 'utc')::date as day, count(*) as orders,
    count(*) filter (where progress <> 'queued') as photos, count(*) filter (where progress = 'analyzed') as analyzed,
    count(*) filter (where payment in ('paid', 'disputed', 'refunded')) as paid,
    count(*) filter (where payment = 'free') as free
  from orders where ${which} group by 1
)`;

/** The same of all orders placed since then, also of those that were deleted. */
export const placedByDay = (since: RawBuilder<unknown>) => sql`(
  select day, sum(orders) as orders, sum(photos) as photos, sum(analyzed) as analyzed, sum(paid) as paid, sum(free) as free
  from (
    select * from ${ordersByDay(sql`created_at >= ${since}`)} as living
    union all select day, orders, photos, analyzed, paid, free from deleted_orders_by_day where day >= ${since}
  ) as placed group by day
)`;

export const withdrawnAt = (id: RawBuilder<unknown>) =>
  sql<Date | null>`(select withdrawn_at from orders where orders.id = ${id})`;

/** Orders that were withdrawn over an hour ago: the reconciler refunds each minute, and an outage of an hour does not end by itself. */
export const lateWithdrawals = (db: Database) =>
  query(db)
    .selectFrom('orders')
    .select('orders.id')
    .where('withdrawn_at', '<', sql<Date>`now() - interval '1 hour'`)
    .where('payment', '!=', 'disputed');

/** Orders, no gifts, that were paid within as many days. @param id of one order; all if missing */
export const recentlyPaid = (days: number, id?: number) => sql`
  select id, email, progress, settled_at from orders
  where payment = 'paid' and flow <> 'gift' and settled_at > now() - ${days} * interval '1 day'
    ${id === undefined ? sql`` : sql`and id = ${id}`}`;

/** All orders, as rows of id, flow, progress, payment and settled_at. */
export const orderTracks = sql`(select id, flow, progress, payment, settled_at from orders)`;
