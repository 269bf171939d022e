import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, openDatabase } from '@trueseason/db';
import { sql } from 'kysely';

const LOOK_MS = 1_000;
/** Nothing at all has moved for so long after the last fault: it will not. Pauses between retries are far shorter. */
const STILL_MS = 180_000;
/** Whatever moves has to end. */
const MOST_MS = 20 * 60_000;

/** Everything that moves while orders are worked at; also a run that begins again, on a machine that leaves it no time. */
async function readState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`select md5(concat(
    (select string_agg(concat(id, progress, progress_at, payment, completed_at, email), ',' order by id) from orders),
    (select string_agg(concat(order_id, state), ',' order by order_id) from reports),
    (select string_agg(concat(order_id, kind, state), ',' order by order_id, kind) from mails),
    (select string_agg(concat(intent_id, state), ',' order by intent_id) from payments),
    (select string_agg(id::text, ',' order by id) from outbox)
  )) as state`.execute(db);
  return rows[0]?.state ?? '';
}

export interface Patience {
  /** Whether nothing more is to be expected. */
  isOver(): boolean;
  close(): Promise<void>;
}

/** Waits for what is slow, however slow the machine is, and gives up on what stands still. */
export function startPatience(databaseUrl: string, faultsEndAt: number): Patience {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => {} });
  const closed = new AbortController();
  let seen = '';
  let movedAt = Date.now();
  const watch = async () => {
    while (!closed.signal.aborted) {
      const state = await readState(db).catch(() => seen);
      if (state !== seen) movedAt = Date.now();
      seen = state;
      await sleep(LOOK_MS, undefined, { signal: closed.signal }).catch(() => {});
    }
  };
  const watching = watch();
  return {
    isOver: () => Date.now() > Math.min(Math.max(movedAt, faultsEndAt) + STILL_MS, faultsEndAt + MOST_MS),
    close: async () => {
      closed.abort();
      await watching;
      await db.destroy();
    },
  };
}
