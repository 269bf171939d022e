import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import type { OutboxPayload, OutboxRow } from './outbox-table.ts';
import { query } from './tables.ts';

/** NOTIFY channel that wakes the relays. */
export const OUTBOX_CHANNEL = 'outbox';

export interface JobRequest {
  readonly name: string;
  readonly payload: OutboxPayload;
  readonly trace?: string | null;
}

/** @param from no row means no job */
export const outboxInsert = ({ name, payload, trace = null }: JobRequest, from = sql``): RawBuilder<unknown> => sql`
  insert into outbox (job, payload, trace)
  select ${name}::text, ${JSON.stringify(payload)}::jsonb, ${trace}::text ${from}
  returning pg_notify(${OUTBOX_CHANNEL}, '')`;

export async function addToOutbox(trx: Transaction, job: JobRequest): Promise<void> {
  await outboxInsert(job).execute(query(trx));
}

/** Locks the oldest rows of these jobs, skipping other relays' rows. Newer releases' jobs wait for their relay. */
export async function lockOutboxRows(trx: Transaction, jobs: readonly string[], limit: number): Promise<OutboxRow[]> {
  return query(trx)
    .selectFrom('outbox')
    .selectAll()
    .where('job', 'in', jobs)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function deleteFromOutbox(trx: Transaction, ids: number[]): Promise<void> {
  if (ids.length > 0) await query(trx).deleteFrom('outbox').where('id', 'in', ids).execute();
}

/** How many jobs wait for the relay, and since when. */
export async function readOutboxBacklog(
  db: Database,
): Promise<{ readonly rows: number; readonly oldest: Date | null }> {
  return query(db)
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

/** Drops the jobs that are requested for an order. */
export async function deleteRequests(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).deleteFrom('outbox').where(sql`payload ->> 'orderId'`, '=', String(orderId)).execute();
}
