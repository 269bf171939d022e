import { runPeriodically } from '@trueseason/platform/runtime';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { query } from './tables.ts';

/** How long a gateway that has died holds up the others, and how often one says that it is still at work. */
const LEASE_SECONDS = 60;
const RENEWAL_MS = (LEASE_SECONDS * 1000) / 3;
const leaseEnd = sql<Date>`now() + ${sql.lit(LEASE_SECONDS)} * interval '1 second'`;

/** Where the next bite begins, and whether this one found the end. */
export interface Bite {
  readonly cursor: string;
  readonly isDone: boolean;
}

export interface BiteOptions {
  /** Of a round, which ends after the bite that exceeds it. */
  readonly budgetMs: number;
  /** Ends the round after the current bite. */
  readonly signal?: AbortSignal;
}

/** Claims a task; its cursor, or null while another gateway is at it. */
async function claim(db: Database, name: string): Promise<string | null> {
  const { rows } = await sql<{ cursor: string }>`/* claim-task */
    insert into background_tasks as task (name, held_until) values (${name}, ${leaseEnd})
    on conflict (name) do update set held_until = excluded.held_until where task.held_until <= now()
    returning cursor`.execute(query(db));
  return rows[0]?.cursor ?? null;
}

const release = (db: Database, name: string) =>
  query(db).deleteFrom('background_tasks').where('name', '=', name).execute();

const change = (db: Database, name: string, values: { cursor?: string; held_until?: typeof leaseEnd }) =>
  query(db).updateTable('background_tasks').set(values).where('name', '=', name).execute();

/** A renewal that fails ends the lease early, and another gateway continues. */
const keepLease = (db: Database, name: string) =>
  runPeriodically(
    RENEWAL_MS,
    async () => void (await change(db, name, { held_until: leaseEnd })),
    () => {},
  );

/** Does something that only one process may do at a time; null if another one is doing it. */
export async function workAlone<Result>(
  db: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  if ((await claim(db, name)) === null) return null;
  const renewal = keepLease(db, name);
  try {
    return await work();
  } finally {
    await renewal.close();
    await release(db, name);
  }
}

/**
 * Works on something large in bites, each from where the last one ended, also after a restart: on one gateway at a time,
 * until it is done or the budget is used up.
 */
export async function workInBites(
  db: Database,
  name: string,
  { budgetMs, signal }: BiteOptions,
  bite: (cursor: string) => Promise<Bite>,
): Promise<void> {
  let cursor = await claim(db, name);
  if (cursor === null) return;
  const renewal = keepLease(db, name);
  const deadline = performance.now() + budgetMs;
  try {
    for (let isDone = false; !isDone && performance.now() < deadline && !signal?.aborted; ) {
      const next: Bite = await bite(cursor);
      if (next.cursor !== cursor) await change(db, name, { cursor: next.cursor });
      ({ cursor, isDone } = next);
    }
  } finally {
    await renewal.close();
    await change(db, name, { held_until: sql<Date>`now()` });
  }
}
