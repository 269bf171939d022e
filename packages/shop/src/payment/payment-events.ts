import { sql } from 'kysely';
import { type Database, deleteSome } from '../database/index.ts';
import { query } from './tables.ts';

/** By the provider's call, or from its list because no call had come. */
export type EventSource = 'webhook' | 'list';

/** Records a payment event that was handled, and how it came. @param intentId the payment that it changed, if any */
export async function recordPaymentEvent(
  db: Database,
  { id, type, intentId }: { readonly id: string; readonly type: string; readonly intentId: string | null },
  source: EventSource,
): Promise<void> {
  await query(db)
    .with('redone', (cte) => cte.deleteFrom('events_to_redo').where('id', '=', id))
    .insertInto('provider_events')
    .values((eb) => ({
      id,
      type,
      source,
      brought_by: source,
      // Payments of other shops on the account are not ours.
      intent_id: eb
        .selectFrom('payments')
        .select('intent_id')
        .where('intent_id', '=', intentId ?? ''),
    }))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        release: (eb) => eb.ref('excluded.release'),
        ...(source === 'webhook' && { source, received_at: (eb) => eb.fn<Date>('now') }),
      }),
    )
    .execute();
}

/** Which of these events were handled, and need not be again. */
export async function findRecordedEvents(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await query(db)
    .selectFrom('provider_events')
    .select('id')
    .where('id', 'in', ids)
    .where('id', 'not in', (eb) => eb.selectFrom('events_to_redo').select('events_to_redo.id'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Has the reconciler handle again, once, what a release that was undone has handled. @returns how many events */
export async function redoEventsOf(db: Database, release: string, since: Date): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await query(db)
    .insertInto('events_to_redo')
    .columns(['id'])
    .expression((eb) =>
      eb
        .selectFrom('provider_events')
        .select('id')
        .where('release', '=', release)
        .where('source', 'in', ['webhook', 'list'])
        .where('received_at', '>=', since),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** When the oldest event came that is to be handled again; null without any. */
export async function oldestEventToRedo(db: Database): Promise<Date | null> {
  const { at } = await query(db)
    .selectFrom('events_to_redo')
    .innerJoin('provider_events', 'provider_events.id', 'events_to_redo.id')
    .select((eb) => eb.fn.min<Date | null>('brought_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

export async function countEventsToRedo(db: Database): Promise<number> {
  const { count } = await query(db)
    .selectFrom('events_to_redo')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A day more than the provider's list reaches back: until then an event may be met again. */
const KEPT_DAYS = 31;

/** Deletes events that cannot be met again; the last of each way stays, as alerts ask when it came. */
export const deleteOldEvents = (db: Database): Promise<number> =>
  deleteSome(
    db,
    'provider_events',
    sql`received_at < now() - ${KEPT_DAYS} * interval '1 day' and received_at <
      (select max(received_at) from provider_events as later where later.source = provider_events.source)`,
  );

/** A webhook on its way is not a lost one. */
const ON_ITS_WAY_MINUTES = 5;

/**
 * How the provider's events reach us, for alerts: when the last came in each way (null before the first), how many of
 * the last hour no webhook brought, and until when all are handled.
 */
export async function readEventFigures(
  db: Database,
): Promise<{ lastAt: Record<EventSource, Date | null>; onlyListed: number; readTo: Date }> {
  const { rows } = await sql<{ webhook: Date | null; list: Date | null; onlyListed: number; readTo: Date }>`
    select
      (select max(received_at) from provider_events where source = 'webhook') as webhook,
      (select max(received_at) from provider_events where source = 'list') as list,
      (select count(*)::int from provider_events where source = 'list' and received_at between
        now() - interval '1 hour' and now() - ${ON_ITS_WAY_MINUTES} * interval '1 minute') as "onlyListed",
      events_read_to as "readTo"
    from reconciliation
  `.execute(query(db));
  const [row] = rows;
  if (!row) throw new Error('the row of the reconciliation is missing');
  const { webhook, list, onlyListed, readTo } = row;
  return { lastAt: { webhook, list }, onlyListed, readTo };
}
