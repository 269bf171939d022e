import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** An event of an order. Anonymous: IDs, states and reasons. */
export interface OrderMoment {
  readonly at: Date;
  readonly part: 'order' | 'photos' | 'analysis' | 'payment' | 'report' | 'mail' | 'outbox' | 'operators';
  readonly what: string;
}

/** All events of an order in order of time. Empty if there is no such order. */
export async function listOrderMoments(db: Db, orderId: number): Promise<OrderMoment[]> {
  const { rows } = await sql<OrderMoment>`
    with named as (select * from orders where id = ${orderId}),
    moments (at, part, what) as (
      select created_at, 'order', concat('placed, ', replace(flow, '_', ' ')) from named
      union all select progress_at, 'order', concat('became ', replace(progress, '_', ' '),
        case when failure is null then '' else concat(': ', failure->>'code') end) from named
      union all select settled_at, 'payment', concat('settled: ', payment) from named
      union all select measuring_since, 'analysis', concat('requested again, round ', round) from named
      union all select photos_asked_at, 'photos', 'other ones were asked for' from named
      union all select completed_at, 'order', 'completed' from named
      union all select photos_deleted_at, 'photos', 'deleted' from named
      union all select min(created_at), 'photos', concat(count(*), ' on record, ', pg_size_pretty(sum(bytes)))
        from photos where order_id = ${orderId} having count(*) > 0
      union all select created_at, 'analysis', concat('result by engine ', engine_version, ', revision ', revision)
        from analyses where order_id = ${orderId}
      union all select created_at, 'payment', concat(intent_id, ' opened over ', amount_cents, ' cents')
        from payments where order_id = ${orderId}
      union all select coalesce(settled_at, checked_at), 'payment', concat(intent_id, ' ', state)
        from payments where order_id = ${orderId} and state <> 'open'
      union all select state_at, 'report', state from reports where order_id = ${orderId}
      union all select created_at, 'mail', concat(kind, ' asked for, round ', round) from mails where order_id = ${orderId}
      union all select state_at, 'mail', concat(kind, ' ', state, ': ' || error)
        from mails where order_id = ${orderId} and state <> 'pending'
      union all select created_at, 'outbox', concat(job, ' waits to be queued')
        from outbox where (payload->>'orderId')::bigint = ${orderId}
      union all select at, 'operators', concat_ws(': ', action, nullif(detail, '')) from audit where order_id = ${orderId}
    )
    select at, part, what from moments where at is not null order by at, part`.execute(db);
  return rows;
}
