import type { JobName, JobPayload } from '@trueseason/contracts';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Trx } from '../database.ts';

/** Jobs that a committed move asks for and that no queue has confirmed yet. */
export interface OutboxTable {
  id: Generated<number>;
  job: JobName;
  payload: JSONColumnType<JobPayload>;
  created_at: Generated<Date>;
}
export type OutboxRow = Selectable<OutboxTable>;

/** The channel on which a commit tells the relays that there is work. */
export const OUTBOX_CHANNEL = 'outbox';

/** Asks for a job in the same transaction as the move that needs it. */
export async function addToOutbox(trx: Trx, job: JobName, payload: JobPayload): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ job, payload: JSON.stringify(payload) })
    .execute();
  await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx);
}

/** The oldest rows, held until the transaction ends; rows that another relay holds are passed over. */
export async function takeFromOutbox(trx: Trx, limit: number): Promise<OutboxRow[]> {
  return trx.selectFrom('outbox').selectAll().orderBy('id').limit(limit).forUpdate().skipLocked().execute();
}

export async function deleteFromOutbox(trx: Trx, ids: number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
}
