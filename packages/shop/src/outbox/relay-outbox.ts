import type { Producer } from '@trueseason/platform/queue';
import { type Database, inTransaction } from '../database/database.ts';
import { isJobName, JOBS } from '../jobs/job-list.ts';
import { deleteFromOutbox, takeFromOutbox } from './outbox.ts';
import { listenToOutbox } from './outbox-listener.ts';

/** Rows per transaction, so that relays share the load. */
const BATCH = 100;

/**
 * Moves committed outbox rows to the queue, oldest first; returns how many. Rows are deleted once queued, or queued
 * again under the same ID after a crash. Failed rows (queue down, invalid) stay, block no other, and reject at the end.
 */
export async function relayOnce(db: Database, producer: Pick<Producer, 'ensure'>): Promise<number> {
  const handed = await inTransaction(db, async (trx) => {
    const rows = await takeFromOutbox(trx, Object.keys(JOBS), BATCH);
    const answers = await Promise.allSettled(
      rows.map(async ({ job, payload, trace }) => isJobName(job) && producer.ensure(JOBS[job], payload, trace)),
    );
    const taken = rows.filter((_, index) => answers[index]?.status === 'fulfilled');
    await deleteFromOutbox(
      trx,
      taken.map(({ id }) => id),
    );
    return { taken: taken.length, refused: answers.find((answer) => answer.status === 'rejected') };
  });
  if (handed.refused) throw handed.refused.reason;
  return handed.taken;
}

export interface Relay {
  close(): Promise<void>;
}

/** Relays on notification, and every `intervalMs` as a fallback. */
export function startRelay(options: {
  db: Database;
  databaseUrl: string;
  producer: Pick<Producer, 'ensure'>;
  intervalMs: number;
  onError: (error: unknown) => void;
}): Relay {
  let running: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const drain = async () => {
    do {
      again = false;
      while (!closed && (await relayOnce(options.db, options.producer)) === BATCH);
    } while (again && !closed);
  };
  const wake = () => {
    again = true;
    running ??= drain()
      .catch(options.onError)
      .finally(() => {
        running = undefined;
      });
  };
  const listener = listenToOutbox(options.databaseUrl, wake);
  const timer = setInterval(wake, options.intervalMs);
  return {
    close: async () => {
      closed = true;
      clearInterval(timer);
      await listener.close();
      await running;
    },
  };
}
