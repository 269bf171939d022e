import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import type { OutboxPayload, OutboxRow } from '../schema/delivery.ts';

/** The channel on which a commit tells the relays that there is work. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * Requests a job in the same transaction as the transition that needs it.
 * @param trace what it belongs to
 */
export async function addToOutbox(
  trx: Trx,
  job: string,
  payload: OutboxPayload,
  trace: string | null = null,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ job, payload: JSON.stringify(payload), trace })
    .execute();
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx);
}

/**
 * The oldest rows of these jobs, held until the transaction ends. Rows that another relay holds are passed over, and
 * those of jobs that only a newer release knows wait for its relay.
 */
export async function takeFromOutbox(trx: Trx, jobs: readonly string[], limit: number): Promise<OutboxRow[]> {
  return trx
    .selectFrom('outbox')
    .selectAll()
    .where('job', 'in', jobs)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function deleteFromOutbox(trx: Trx, ids: number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
}
