import type { PlaceInLine } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import type { OrderRow } from './orders-table.ts';
import { query } from './tables.ts';

/** The newest events of all orders are read, and of those the analyses of the last half hour. */
const EVENTS = 400;

/** How many analyses are before an order that waits for its own, and about how long they take; null if none is. */
export async function findPlaceInLine(
  db: Database,
  { id, progress, flow, progress_at, settled_at }: OrderRow,
): Promise<PlaceInLine | null> {
  if (progress !== 'files_uploaded' || (flow !== 'analyze_first' && !settled_at)) return null;
  const { rows } = await sql<{ before: number; seconds: number | null }>`
    with due as (
      select progress, case when flow = 'analyze_first' then progress_at else greatest(progress_at, settled_at) end as at
      from orders
      where progress in ('files_uploaded', 'processing') and id <> ${id}
        and (flow = 'analyze_first' or payment in ('paid', 'free'))
    ), newest as (
      select order_id, kind, at from order_events order by id desc limit ${sql.lit(EVENTS)}
    ), measured as (
      select max(at) filter (where kind = 'analyzed') - min(at) filter (where kind = 'processing') as took
      from newest where at > now() - interval '30 minutes' group by order_id
    )
    select
      (select count(*)::int from due
        where progress = 'processing' or at < greatest(${progress_at}::timestamptz, ${flow === 'analyze_first' ? null : settled_at}::timestamptz)
      ) as before,
      -- The one in progress shows first if the machine has become slower.
      (select extract(epoch from greatest(avg(took), (select now() - min(at) from due where progress = 'processing')))
        / greatest(1, (select count(*) from due where progress = 'processing'))
        from measured having count(took) > 0
      )::float as seconds`.execute(query(db));
  const { before = 0, seconds = null } = rows[0] ?? {};
  if (before === 0) return null;
  return { before, minutes: seconds === null ? null : Math.max(1, Math.round((before * seconds) / 60)) };
}
