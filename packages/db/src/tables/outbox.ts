import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import type { OutboxPayload, OutboxRow } from '../schema/delivery.ts';

/** NOTIFY channel that wakes the relays. */
export const OUTBOX_CHANNEL = 'outbox';

export interface RequestedJob {
  readonly name: string;
  readonly payload: OutboxPayload;
  /** Parent trace. */
  readonly trace?: string | null;
}

/** Requests a job in the transaction of its transition. */
export async function addToOutbox(trx: Trx, { name, payload, trace }: RequestedJob): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ job: name, payload: JSON.stringify(payload), trace })
    .returning(sql`pg_notify(${OUTBOX_CHANNEL}, '')`.as('notified'))
    .execute();
}

/**
 * Locks the oldest rows of these jobs. Skips rows of other relays; jobs that only a newer release knows wait for its
 * relay.
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
