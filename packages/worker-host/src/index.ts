import type { JobName } from '@trueseason/contracts';
import { type Db, openDatabase, pingDatabase } from '@trueseason/db';
import { giveUp } from '@trueseason/orders';
import { type JobContext, type JobHandler, type QueueName, startWorker } from '@trueseason/queue';
import {
  type Check,
  commonConfig,
  createLogger,
  createRegistry,
  databaseConfig,
  type Logger,
  queueConfig,
  type Registry,
  type RunningService,
  startHealthServer,
  storageConfig,
} from '@trueseason/runtime';
import { type ObjectStore, openStore } from '@trueseason/storage';
import type { z } from 'zod';

/** What every worker reads from its environment; each adds its own. */
export const workerConfig = { ...commonConfig, ...databaseConfig, ...queueConfig, ...storageConfig } as const;
type WorkerConfig = z.output<z.ZodObject<typeof workerConfig>>;

export interface WorkerResources {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** What one kind of worker brings: how to do its jobs, and what it holds open. */
export interface WorkerParts {
  readonly jobs: Partial<Record<JobName, (context: JobContext) => Promise<void>>>;
  /** Beyond database, store and queue. */
  readonly checks?: Record<string, Check>;
  close?(): Promise<void>;
}

/** Runs one kind of worker: resources, queue, health, and the order told when a job is given up. */
export async function startWorkerService(options: {
  name: string;
  queue: QueueName;
  concurrency: number;
  config: WorkerConfig;
  build: (resources: WorkerResources) => Promise<WorkerParts>;
}): Promise<RunningService> {
  const { name, queue, concurrency, config, build } = options;
  const logger = createLogger(name, config.LOG_LEVEL);
  const registry = createRegistry(name);
  const db = openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    onError: (err) => logger.warn({ err }, 'lost a database connection'),
  });
  const store = openStore(config);
  const parts = await build({ db, store, logger, registry });

  const handlers: Partial<Record<JobName, JobHandler>> = {};
  for (const [job, run] of Object.entries(parts.jobs) as [JobName, (context: JobContext) => Promise<void>][]) {
    handlers[job] = { run, exhausted: ({ payload }, error) => giveUp[job](db, payload.orderId, error.message) };
  }
  const worker = startWorker({
    queue,
    concurrency,
    handlers,
    logger,
    registry,
    redisUrl: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    onError: (err) => logger.warn({ reason: err.message }, 'trouble with the queue'),
  });
  const health = await startHealthServer({
    host: config.HEALTH_HOST,
    port: config.HEALTH_PORT,
    registry,
    checks: {
      database: () => pingDatabase(db),
      store: () => store.ping(),
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
      await parts.close?.();
      await Promise.all([db.destroy(), health.close()]);
    },
  };
}
