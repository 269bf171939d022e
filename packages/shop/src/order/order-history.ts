import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import type { EventDetail } from './order-events-table.ts';
import { query } from './tables.ts';

export interface OrderEventToAdd {
  readonly orderId: number;
  readonly kind: string;
  readonly detail: EventDetail;
  /** Now, if missing. */
  readonly at?: Date;
}

export async function addOrderEvents(db: Database | Transaction, events: readonly OrderEventToAdd[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ orderId, kind, detail, at }) => ({
    order_id: orderId,
    kind,
    detail: JSON.stringify(detail),
    ...(at && { at }),
  }));
  await query(db).insertInto('order_events').values(rows).execute();
}

/** The same, unless the last event of this kind is equal. */
export async function addOrderEventOnce(trx: Transaction, { orderId, kind, detail }: OrderEventToAdd): Promise<void> {
  const lastEvent = await query(trx)
    .selectFrom('order_events')
    .select(sql<boolean>`detail = ${JSON.stringify(detail)}::jsonb`.as('same'))
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!lastEvent?.same) await addOrderEvents(trx, [{ orderId, kind, detail }]);
}

/** An order's last event of these kinds. */
export const findLastEvent = (db: Database | Transaction, orderId: number, kinds: readonly string[]) =>
  query(db)
    .selectFrom('order_events')
    .select(['kind', 'detail'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether an order has an event of this kind about the same thing. */
export async function hasOrderEvent(
  db: Database | Transaction,
  orderId: number,
  kind: string,
  about: Pick<EventDetail, 'intent' | 'event'>,
): Promise<boolean> {
  const event = await query(db)
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where(sql<boolean>`detail @> ${JSON.stringify(about)}::jsonb`)
    .executeTakeFirst();
  return event !== undefined;
}

/** How many results mails of the last ten minutes are more than one for each time that their order was completed. */
export async function countMailsBeyondSales(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(greatest(0, mails - completions)), 0)::int as count from (
      select count(*) filter (where kind = 'completed') as completions, count(*) filter (
          where kind = 'mail_sent' and detail->>'of' = 'results' and at > now() - interval '10 minutes') as mails
        from order_events where kind in ('completed', 'mail_sent') and id > coalesce(
          (select id from order_events where at < now() - interval '20 minutes' order by id desc limit 1), 0)
        group by order_id
    ) as each_order`.execute(query(db));
  return rows[0]?.count ?? 0;
}

/** What workers do for an order, by the events that end it. */
const WORK_OF: Readonly<Record<string, 'result' | 'report' | 'mail'>> = {
  analyzed: 'result',
  failed: 'result',
  report_ready: 'report',
  report_failed: 'report',
  mail_sent: 'mail',
  mail_failed: 'mail',
};

/** A piece of work that no later one has replaced. */
export interface LastWork {
  readonly orderId: number;
  readonly work: 'result' | 'report' | 'mail';
  readonly kind: string;
  readonly of: string | null;
}

/** The work since then that a release did last. */
export async function listLastWorkOf(db: Database, release: string, since: Date): Promise<LastWork[]> {
  const kinds = Object.keys(WORK_OF);
  const { rows } = await sql<Omit<LastWork, 'work'> & { readonly release: string | null }>`
    with touched as (
      select distinct order_id from order_events where release = ${release} and kind = any(${kinds}::text[]) and id > coalesce(
        (select id from order_events where at < ${since} order by id desc limit 1), 0)
    )
    select order_id as "orderId", kind, detail->>'of' as of, release
      from touched join order_events using (order_id) where kind = any(${kinds}::text[]) order by id`.execute(
    query(db),
  );
  const last = new Map<string, (typeof rows)[number] & LastWork>();
  for (const row of rows) {
    const work = WORK_OF[row.kind] ?? 'result';
    last.set(`${row.orderId} ${work} ${work === 'mail' ? row.of : ''}`, { ...row, work });
  }
  return [...last.values()].filter((row) => row.release === release);
}

/** The number of an order's last event; null without any. */
export async function findLastEventId(db: Database, orderId: number): Promise<number | null> {
  const last = query(db).selectFrom('order_events').select('id').where('order_id', '=', orderId).orderBy('id', 'desc');
  return (await last.limit(1).executeTakeFirst())?.id ?? null;
}

/** The latest moment on record; 1970 for an empty database. */
export async function findLastEventTime(db: Database): Promise<Date> {
  const { at } = await query(db)
    .selectFrom('order_events')
    .select(sql<Date>`coalesce(max(at), to_timestamp(0))`.as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** An order's events for its customer: without who wrote them. */
export const listOrderEvents = (db: Database, orderId: number) =>
  query(db)
    .selectFrom('order_events')
    .select(['at', 'kind', sql<EventDetail>`detail - 'by'`.as('detail')])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
