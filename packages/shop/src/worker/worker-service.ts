import { OUTAGE_PAUSE, type QueueName, startWorker, type WorkerJob } from '@trueseason/platform/queue';
import {
  type Check,
  type ConfigOf,
  commonConfig,
  createRegistry,
  databaseConfig,
  keysConfig,
  type Logger,
  positiveInt,
  queueConfig,
  type Registry,
  type RunningService,
  startHealthServer,
  startObservability,
  storageConfig,
} from '@trueseason/platform/runtime';
import type { Measurements } from '../analysis/index.ts';
import { type Database, pingDatabase } from '../database/index.ts';
import { openStores } from '../flows/index.ts';
import { type HandlersOf, JOB_LIST } from '../jobs/index.ts';
import { onOrderEvent } from '../order/index.ts';
import type { ObjectStore } from '../storage/index.ts';
import { partOf } from './failing-part.ts';

/** Each worker adds more. */
export const workerConfig = {
  ...commonConfig,
  ...databaseConfig,
  ...queueConfig,
  ...storageConfig,
  ...keysConfig,
  /** Maximum delay between runs during an outage. */
  OUTAGE_PAUSE_MS: positiveInt.default(OUTAGE_PAUSE.longestMs),
} as const;
type WorkerConfig = ConfigOf<typeof workerConfig>;

export interface WorkerResources {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly measurements: Measurements;
  readonly logger: Logger;
  readonly registry: Registry;
}

export interface WorkerParts<Queue extends QueueName> {
  readonly jobs: HandlersOf<Queue>;
  /** In addition to database, store, keys and queue. */
  readonly checks?: Record<string, Check>;
  close?(): Promise<void>;
}

/** Binds a queue's jobs to their handlers and recovery. */
function bindHandlers<Queue extends QueueName>(db: Database, queue: Queue, handlers: HandlersOf<Queue>): WorkerJob[] {
  const runs: Readonly<Record<string, WorkerJob['run']>> = handlers;
  return JOB_LIST.filter((job) => job.queue === queue).map((spec) => {
    const run = runs[spec.name];
    if (!run) throw new Error(`No handler for ${spec.name}`);
    return { spec, run, onExhausted: (payload, reason) => spec.onExhausted(db, payload, reason) };
  });
}

/** Runs one kind of worker: resources, queue, health, and recovery of exhausted jobs. */
export async function startWorkerService<Queue extends QueueName>(options: {
  name: string;
  queue: Queue;
  concurrency: number;
  config: WorkerConfig;
  build: (resources: WorkerResources) => Promise<WorkerParts<Queue>>;
}): Promise<RunningService> {
  const { name, queue, concurrency, config, build } = options;
  const { logger, close: endWatching } = await startObservability(name, config);
  const registry = createRegistry(name);
  const { db, store, measurements, pingKeys } = await openStores(config, logger);
  const parts = await build({ db, store, measurements, logger, registry });

  const endEvents = onOrderEvent((event) => logger.info(event, 'an order changed'));

  const worker = startWorker({
    queue,
    concurrency,
    jobs: bindHandlers(db, queue, parts.jobs),
    partOf,
    outagePause: { ...OUTAGE_PAUSE, longestMs: config.OUTAGE_PAUSE_MS },
    logger,
    registry,
    redisUrl: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    onError: (err) => logger.warn({ reason: err.message }, 'queue error'),
  });
  const health = await startHealthServer({
    host: config.HEALTH_HOST,
    port: config.HEALTH_PORT,
    registry,
    checks: {
      database: () => pingDatabase(db),
      store: () => store.ping(),
      keys: pingKeys,
      queue: () => worker.check(),
      ...parts.checks,
    },
  });
  logger.info({ queue, concurrency, healthPort: health.port }, 'taking jobs');

  return {
    logger,
    shutdownTimeoutMs: config.SHUTDOWN_TIMEOUT_MS,
    close: async () => {
      await worker.close();
      endEvents();
      await parts.close?.();
      await Promise.all([db.close(), health.close(), endWatching()]);
    },
  };
}
