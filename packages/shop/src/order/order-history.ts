import { sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/index.ts';
import { EXPECTED_CANCELLATIONS } from '../mail/index.ts';
import type { EventDetail } from './order-events-table.ts';

export interface OrderEventToAdd {
  readonly orderId: number;
  readonly kind: string;
  readonly detail: EventDetail;
}

export async function addOrderEvents(db: Database | Transaction, events: readonly OrderEventToAdd[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ orderId, kind, detail }) => ({ order_id: orderId, kind, detail: JSON.stringify(detail) }));
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

export interface HistoryItem {
  readonly at: Date;
  readonly kind: string;
  readonly by: string | null;
  readonly detail: EventDetail;
}

/** An order's events for its customer: without who wrote them. */
export const listOrderEvents = (db: Database, orderId: number) =>
  query(db)
    .selectFrom('order_events')
    .select(['at', 'kind', sql<EventDetail>`detail - 'by'`.as('detail')])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** An order's whole history by time, without what the audit repeats. */
export async function listOrderHistory(db: Database, orderId: number): Promise<HistoryItem[]> {
  const { rows } = await sql<HistoryItem>`
    with moments (at, kind, by, detail) as (
      select at, kind, detail->>'by', detail from order_events where order_id = ${orderId}
      union all select created_at, 'intent', null, jsonb_build_object('of', intent_id, 'cents', amount_cents,
        'code', promo_code) from payments where order_id = ${orderId}
      union all select checked_at, 'intent_canceled', null, jsonb_build_object('of', intent_id)
        from payments where order_id = ${orderId} and state = 'canceled'
      union all select declined_at, 'declined', null, jsonb_build_object('of', declines.code, 'intent', intent_id)
        from declines join payments using (intent_id) where order_id = ${orderId}
      union all select used_at, 'consent', 'customer', jsonb_build_object('of', version, 'photos', photos)
        from consent_uses join photo_consents on photo_consents.id = consent_id where order_id = ${orderId}
      union all select asked_at, 'begin_request', 'customer', jsonb_build_object('of', version)
        from begin_requests where order_id = ${orderId}
      union all select at, case when proposed then 'season_proposed' else 'season' end, null, jsonb_build_object(
        'of', season, 'before', lag(season) over (partition by proposed order by id))
        from season_history where order_id = ${orderId}
      union all select redeemed_at, 'gift_used', null, jsonb_build_object('order', promo_redemptions.order_id)
        from promo_redemptions join gifts using (code) where gifts.order_id = ${orderId}
      union all select created_at, 'shared', 'customer', '{}' from share_links where order_id = ${orderId}
      union all select brought_at, 'provider_event', null, jsonb_build_object('of', type, 'reason', brought_by)
        from provider_events join payments using (intent_id) where order_id = ${orderId}
      union all select created_at, 'mail_requested', null, jsonb_build_object('of', kind, 'attempt', attempt)
        from mails where order_id = ${orderId}
      union all select state_at, 'mail_failed', null, jsonb_build_object('of', kind, 'attempt', attempt, 'reason', error)
        from mails where order_id = ${orderId} and state = 'failed' and error = any(${[...EXPECTED_CANCELLATIONS]}::text[])
      union all select at, 'audit', actor, jsonb_build_object('of', action, 'detail', detail, 'reason', reason)
        from audit where order_id = ${orderId} and action not like 'read %' and action not in ('refund failed', 'note')
        and detail <> 'begun'
    )
    select at, kind, by, detail from moments order by at`.execute(query(db));
  return rows;
}
