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
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { ordersOfSeason } from '../analysis/index.ts';
import type { Database } from '../database/index.ts';
import { ordersOfGiftCode, ordersOfGiftCodes } from '../gift/index.ts';
import { moneyByDay } from '../ledger/index.ts';
import { hasProductMail, newestOutcome, ordersMailedTo } from '../mail/index.ts';
import { codesEnteredBy, type OrderRow, type OrderTables, ordersQuery, placedByDay } from '../order/index.ts';
import { isRefundFailed, ordersOfIntent } from '../payment/index.ts';
import { holdsPhotos } from '../photos/index.ts';
import { reportKeyOf } from '../report/index.ts';
import { query } from '../schema/index.ts';

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
  const isAmong = (ids: RawBuilder<unknown>) => sql<SqlBool>`orders.id in ${ids}`;
  return ({ or, eb }: ExpressionBuilder<OrderTables, 'orders'>) =>
    or([
      ...(digits ? [contains('orders.id::text', digits)] : []),
      ...(isDay(text)
        ? [sql<SqlBool>`orders.created_at >= ${text}::date and orders.created_at < ${text}::date + 1`]
        : []),
      ...(term.includes('@') ? [isAmong(ordersMailedTo(term)), isAmong(ordersOfGiftCodes(codesEnteredBy(term)))] : []),
      contains('lower(orders.email)', term),
      eb('orders.promo_code', '=', code),
      sql<SqlBool>`orders.promo_code like 'GIFT-%' and right(orders.promo_code, 4) = ${code}`,
      isAmong(ordersOfGiftCode(code)),
      isAmong(ordersOfIntent(text)),
      ...(SEASONS.has(term) ? [isAmong(ordersOfSeason(term))] : []),
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
  return ordersQuery(db)
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
  const id = sql`orders.id`;
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
    .select([
      sql<string>`orders.created_at::text`.as('placed'),
      holdsPhotos(id).as('has_photos'),
      isRefundFailed(id).as('refund_failed'),
      hasProductMail(id).as('results_mailed'),
      newestOutcome(id).as('mail_outcome'),
      reportKeyOf(id).as('report_key'),
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
  const since = sql`((now() at time zone 'utc')::date - ${days}::int + 1)`;
  const { rows } = await sql<AdminTotals[number]>`
    select day::text, coalesce(orders, 0)::int as orders, coalesce(photos, 0)::int as photos,
      coalesce(analyzed, 0)::int as analyzed, coalesce(paid, 0)::int as paid, coalesce(free, 0)::int as free,
      coalesce(money, '[]') as money
    from ${placedByDay(since)} as placed full join (
      select day, json_agg(json_build_object('currency', currency, 'revenue', revenue, 'refunded', refunded)
        order by currency) as money
      from ${moneyByDay(since)} as money group by day
    ) as money using (day)
    order by day desc`.execute(query(db));
  return rows;
}

export interface OrderCounts {
  readonly total: number;
  readonly byStatus: Record<AdminStatus, number>;
}

export async function countOrders(db: Database): Promise<OrderCounts> {
  const rows = await ordersQuery(db)
    .select(['progress', 'payment'])
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .groupBy(['progress', 'payment'])
    .execute();
  const byStatus: Record<AdminStatus, number> = { pending: 0, paid: 0, processing: 0, completed: 0, failed: 0 };
  for (const row of rows) byStatus[adminStatus(row)] += row.n;
  return {
    total: rows.reduce((sum, { n }) => sum + n, 0),
    byStatus,
  };
}
