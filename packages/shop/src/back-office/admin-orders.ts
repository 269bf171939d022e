import {
  type AdminStatus,
  type AdminTotals,
  adminStatus,
  type MailOutcome,
  normalizePromoCode,
  type OrderFilter,
  type OrderTracks,
  PAYMENT,
  PROGRESS,
  SEASON_TYPES,
} from '@trueseason/contracts';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type Database, query } from '../database/index.ts';
import { NEVER_RESENT } from '../mail/index.ts';
import type { OrderRow } from '../order/index.ts';
import type { DatabaseSchema } from '../schema/index.ts';

const ALL_TRACKS: readonly OrderTracks[] = PROGRESS.flatMap((progress) =>
  PAYMENT.map((payment) => ({ progress, payment })),
);

export interface AdminOrderRow extends OrderRow {
  /** Creation to the microsecond: the cursor of a list, valid even if the order is deleted. */
  readonly placed: string;
  readonly has_photos: boolean;
  readonly refund_failed: boolean;
  readonly results_mailed: boolean;
  readonly mail_outcome: MailOutcome | null;
  readonly report_key: string | null;
}

/** Whatever a customer may name; see the call. */
function matches(text: string) {
  const term = text.toLowerCase();
  const digits = /^[#\d\s.,-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  const code = normalizePromoCode(text);
  const contains = (value: string, part: string) => sql<SqlBool>`position(${part} in ${sql.raw(value)}) > 0`;
  return ({ or, eb, selectFrom }: ExpressionBuilder<DatabaseSchema, 'orders'>) =>
    or([
      ...(digits ? [contains('orders.id::text', digits)] : []),
      ...(isDay(text)
        ? [sql<SqlBool>`orders.created_at >= ${text}::date and orders.created_at < ${text}::date + 1`]
        : []),
      ...(term.includes('@')
        ? [
            sql<SqlBool>`orders.id in (
        select order_id from mails where position(${term} in lower(recipient)) > 0
        union all select gifts.order_id from gifts join orders used on used.promo_code = gifts.code
          where position(${term} in lower(used.email)) > 0)`,
          ]
        : []),
      contains('lower(orders.email)', term),
      eb('orders.promo_code', '=', code),
      sql<SqlBool>`orders.promo_code like 'GIFT-%' and right(orders.promo_code, 4) = ${code}`,
      sql<SqlBool>`orders.id in (select order_id from gifts where code = ${code} or right(code, 4) = ${code})`,
      eb('orders.id', 'in', selectFrom('payments').select('order_id').where('intent_id', '=', text)),
      ...(SEASONS.has(term)
        ? [sql<SqlBool>`orders.id in (select order_id from season_history where lower(season) = ${term})`]
        : []),
    ]);
}

/** Only days that exist: Postgres refuses others. */
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

const SEASONS: ReadonlySet<string> = new Set(SEASON_TYPES.map((season) => season.toLowerCase()));

interface AdminFilter extends OrderFilter {
  readonly id: number;
  /** Placed after this order. */
  readonly after: Pick<AdminOrderRow, 'id' | 'placed'>;
}

function filtered(db: Database, { id, after, search, status, payment, from, to }: Partial<AdminFilter>) {
  const text = search?.trim();
  // Filters by the tracks that map to the status in contracts.
  const tracks = ALL_TRACKS.filter((track) => adminStatus(track) === status);
  return query(db)
    .selectFrom('orders')
    .$if(id !== undefined, (query) => query.where('orders.id', '=', id ?? 0))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(orders.created_at, orders.id) > (${after?.placed}::timestamptz, ${after?.id}::bigint)`),
    )
    .$if(status !== undefined, (query) =>
      query.where((eb) =>
        eb.or(
          tracks.map(({ progress, payment }) =>
            eb.and([eb('orders.progress', '=', progress), eb('orders.payment', '=', payment)]),
          ),
        ),
      ),
    )
    .$if(payment !== undefined, (query) => query.where('orders.payment', '=', payment ?? 'paid'))
    .$if(from !== undefined, (query) => query.where('orders.created_at', '>=', sql<Date>`${from}::date`))
    .$if(to !== undefined, (query) => query.where('orders.created_at', '<', sql<Date>`${to}::date + 1`))
    .$if(Boolean(text), (query) => query.where(matches(text ?? '')));
}

export async function listAdminOrders(
  db: Database,
  { limit, offset, sort = 'newest', ...filter }: Partial<AdminFilter> & { limit: number; offset: number },
): Promise<AdminOrderRow[]> {
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  // Page first: joins then run for its rows only.
  const page = filtered(db, filter)
    .selectAll('orders')
    .$if(sort === 'amount', (query) => query.orderBy('orders.amount_cents', 'desc'))
    .orderBy('orders.created_at', direction)
    .orderBy('orders.id', direction)
    .limit(limit)
    .offset(offset);
  return query(db)
    .selectFrom(page.as('orders'))
    .selectAll('orders')
    .select((eb) => [
      sql<string>`orders.created_at::text`.as('placed'),
      eb
        .exists(eb.selectFrom('photos').select('position').whereRef('photos.order_id', '=', 'orders.id'))
        .$castTo<boolean>()
        .as('has_photos'),
      eb
        .exists(
          eb
            .selectFrom('payments')
            .select('intent_id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('refund_failed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('refund_failed'),
      eb
        .exists(
          eb
            .selectFrom('mails')
            .select('id')
            .whereRef('mails.order_id', '=', 'orders.id')
            .where('kind', 'in', ['results', 'gift'])
            .where('state', '=', 'sent')
            .where((mail) =>
              mail.or([mail('outcome', 'is', null), mail('outcome', 'in', ['delivered', 'complained'])]),
            ),
        )
        .$castTo<boolean>()
        .as('results_mailed'),
      eb
        .selectFrom('mails')
        .select('outcome')
        .whereRef('mails.order_id', '=', 'orders.id')
        .where('kind', 'not in', NEVER_RESENT)
        .orderBy('created_at', 'desc')
        .orderBy('attempt', 'desc')
        .limit(1)
        .as('mail_outcome'),
      eb
        .selectFrom('reports')
        .select('object_key')
        .whereRef('reports.order_id', '=', 'orders.id')
        .where('state', '=', 'ready')
        .as('report_key'),
    ])
    .$if(sort === 'amount', (query) => query.orderBy('orders.amount_cents', 'desc'))
    .orderBy('orders.created_at', direction)
    .orderBy('orders.id', direction)
    .execute();
}

export async function countAdminOrders(db: Database, filter: Partial<OrderFilter>): Promise<number> {
  const { n } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** The last `days` (UTC) with orders or payments, newest first: how far orders came, and money. */
export async function listDailyTotals(db: Database, days: number): Promise<AdminTotals> {
  const { rows } = await sql<AdminTotals[number]>`
    with since as (select (now() at time zone 'utc')::date - ${days}::int + 1 as day),
    placed as (
      select (created_at at time zone 'utc')::date as day, count(*) as orders,
        count(*) filter (where progress <> 'queued') as photos, count(*) filter (where progress = 'analyzed') as analyzed,
        count(*) filter (where payment in ('paid', 'disputed', 'refunded')) as paid,
        count(*) filter (where payment = 'free') as free
      from orders where created_at >= (select day from since) group by 1
    ),
    money as (
      select (settled_at at time zone 'utc')::date as day, sum(amount_cents) as revenue,
        sum(case when state = 'refunded' and refund_failed_at is null then amount_cents else refunded_cents end) as refunded
      from payments where settled_at >= (select day from since) group by 1
    )
    select day::text, coalesce(orders, 0)::int as orders, coalesce(photos, 0)::int as photos,
      coalesce(analyzed, 0)::int as analyzed, coalesce(paid, 0)::int as paid, coalesce(free, 0)::int as free,
      coalesce(revenue, 0)::int as revenue, coalesce(refunded, 0)::int as refunded
    from placed full join money using (day) order by day desc`.execute(query(db));
  return rows;
}

export interface OrderCounts {
  readonly total: number;
  readonly byStatus: Record<AdminStatus, number>;
  /** Paid and not refunded, in cents. */
  readonly revenueCents: number;
}

export async function countOrders(db: Database): Promise<OrderCounts> {
  const rows = await query(db)
    .selectFrom('orders')
    .select(['progress', 'payment'])
    .select((eb) => [eb.fn.countAll<number>().as('n'), eb.fn.sum<number>('amount_cents').as('cents')])
    .groupBy(['progress', 'payment'])
    .execute();
  const byStatus: Record<AdminStatus, number> = { pending: 0, paid: 0, processing: 0, completed: 0, failed: 0 };
  for (const row of rows) byStatus[adminStatus(row)] += row.n;
  return {
    total: rows.reduce((sum, { n }) => sum + n, 0),
    byStatus,
    revenueCents: rows.reduce((sum, { payment, cents }) => sum + (payment === 'paid' ? Number(cents) : 0), 0),
  };
}
