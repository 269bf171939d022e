import type { Producer } from '@trueseason/platform/queue';
import { type Database, inTransaction } from '../database/index.ts';
import { deleteFromOutbox, listenToOutbox, lockOutboxRows } from '../outbox/index.ts';
import { isJobName, JOBS } from './job-list.ts';

/** Rows per transaction, so that relays share the load. */
const BATCH = 100;

/**
 * Moves committed outbox rows to the queue, oldest first; returns how many. Rows are deleted once queued, or queued
 * again under the same ID after a crash. Failed rows (queue down, invalid) stay, block no other, and reject at the end.
 */
export async function relayOnce(db: Database, producer: Pick<Producer, 'ensure'>): Promise<number> {
  const outcome = await inTransaction(db, async (trx) => {
    const rows = await lockOutboxRows(trx, Object.keys(JOBS), BATCH);
    const deliveries = await Promise.allSettled(
      rows.map(async ({ job, payload, trace }) => isJobName(job) && producer.ensure(JOBS[job], payload, trace)),
    );
    const queuedRows = rows.filter((_, index) => deliveries[index]?.status === 'fulfilled');
    await deleteFromOutbox(
      trx,
      queuedRows.map(({ id }) => id),
    );
    return { taken: queuedRows.length, refused: deliveries.find((delivery) => delivery.status === 'rejected') };
  });
  if (outcome.refused) throw outcome.refused.reason;
  return outcome.taken;
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
  let isWoken = false;
  let isClosed = false;

  const drain = async () => {
    do {
      isWoken = false;
      while (!isClosed && (await relayOnce(options.db, options.producer)) === BATCH);
    } while (isWoken && !isClosed);
  };
  const wake = () => {
    isWoken = true;
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
      isClosed = true;
      clearInterval(timer);
      await listener.close();
      await running;
    },
  };
}
