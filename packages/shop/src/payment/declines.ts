import { type AdminDeclines, DECLINES } from '@trueseason/contracts';
import { sql } from 'kysely';
import { BITE_ROWS, type Database } from '../database/index.ts';
import { query } from './tables.ts';

/** A card that the bank declined, by the provider's event. */
export interface Decline {
  readonly eventId: string;
  readonly intentId: string;
  /** The bank's word for it. */
  readonly code: string | null;
  /** The event may come late. */
  readonly declinedAt: Date;
}

/** Records a declined card, once. `intent_spent` once the intent has had its declines. */
export async function recordDecline(
  db: Database,
  { eventId, intentId, code, declinedAt }: Decline,
): Promise<'recorded' | 'intent_spent'> {
  await sql`
    with added as (
      insert into declines (event_id, intent_id, code, declined_at)
      select ${eventId}, intent_id, ${code}, ${declinedAt}::timestamptz from payments where intent_id = ${intentId}
      on conflict do nothing returning code, declined_at
    )
    insert into declines_by_day as known (day, reason, count)
    select (declined_at at time zone 'utc')::date, coalesce(code, 'unknown'), 1 from added
    on conflict (day, reason) do update set count = known.count + 1`.execute(query(db));
  const { n } = await query(db)
    .selectFrom('declines')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('intent_id', '=', intentId)
    .executeTakeFirstOrThrow();
  return n >= DECLINES.intent ? 'intent_spent' : 'recorded';
}

/** Declined cards of the last days (UTC), by reason, the most frequent first. */
export async function listDeclinesByReason(db: Database, days: number): Promise<AdminDeclines> {
  const today = sql`(now() at time zone 'utc')::date`;
  const { rows } = await sql<AdminDeclines[number]>`
    select reason, coalesce(sum(count) filter (where day > ${today} - 7), 0)::int as week, sum(count)::int as month
    from declines_by_day where day > ${today} - ${days}::int group by reason order by month desc, reason`.execute(
    query(db),
  );
  return rows;
}

export interface DeclinesOf {
  readonly orderId: number | null;
  readonly openedFrom: string;
  readonly openedIn: string;
  readonly openedBy: string | null;
}

export interface DeclineCounts {
  readonly order: number;
  readonly address: number;
  readonly network: number;
  readonly session: number;
  /** Payments of the network that succeeded meanwhile. */
  readonly networkSales: number;
}

/** Declines within the hour by order, address, network and browser. */
export async function countDeclines(
  db: Database,
  { orderId, openedFrom, openedIn, openedBy }: DeclinesOf,
): Promise<DeclineCounts> {
  const { rows } = await sql<DeclineCounts>`
    select
      count(*) filter (where payments.order_id = ${orderId}) as "order",
      count(*) filter (where payments.opened_from = ${openedFrom}) as address,
      count(*) filter (where payments.opened_in = ${openedIn}) as network,
      count(*) filter (where payments.opened_by = ${openedBy}) as session,
      (select count(*) from payments where opened_in = ${openedIn} and created_at > now() - interval '1 day'
        and settled_at > now() - interval '1 hour') as "networkSales"
    from declines join payments using (intent_id)
    where declines.declined_at > now() - interval '1 hour'
      and (payments.order_id = ${orderId} or payments.opened_from = ${openedFrom} or payments.opened_in = ${openedIn}
        or payments.opened_by = ${openedBy})
  `.execute(query(db));
  return rows[0] ?? { order: 0, address: 0, network: 0, session: 0, networkSales: 0 };
}

/** Removes the origins of intents that no limit counts anymore, some at a time. Returns how many. */
export async function forgetIntentOrigins(db: Database): Promise<number> {
  const { numUpdatedRows } = await query(db)
    .updateTable('payments')
    .set({ opened_from: null, opened_in: null, opened_by: null })
    .where('intent_id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('intent_id')
        .where('opened_from', 'is not', null)
        .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
        .limit(BITE_ROWS),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
