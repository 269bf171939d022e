import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { type Logger, startWatchdog } from '../runtime/index.ts';
import { faultOf, messageOf, OUTAGE_PAUSE, OutageError, randomizedOutagePauseMs } from './faults.ts';
import type { OrderPayload, WorkerJob } from './job.ts';
import type { JobMetrics } from './metrics.ts';
import { troubleOf } from './trouble.ts';

export interface OutageOptions {
  /** Names the failing part of an error. */
  readonly partOf?: (error: unknown) => string;
  /** Delays between runs during an outage. */
  readonly outagePause?: { readonly firstMs: number; readonly longestMs: number };
}

export interface JobRun extends OutageOptions {
  readonly job: Job;
  /** The worker's lock token for the job. */
  readonly token: string;
  readonly workerJob: WorkerJob;
  /** Whether a job of its queue was done since then, in milliseconds since the epoch. */
  readonly hasCompletedSince: (timestamp: number) => Promise<boolean>;
  readonly payload: OrderPayload;
  readonly logger: Logger;
  readonly metrics: JobMetrics;
}

/** Beyond this a job probably kills workers. Lost with Redis. */
const MAX_BLAMED_STALLS = 8;

/** Postpones the job: not an attempt, and no other job waits. */
async function postpone({ job, token }: JobRun, pauseMs: number): Promise<never> {
  await job.moveToDelayed(Date.now() + pauseMs, token);
  throw new DelayedError();
}

async function waitForPart(run: JobRun, error: unknown): Promise<never> {
  const { job, logger, metrics, partOf = () => 'unknown', outagePause = OUTAGE_PAUSE } = run;
  const earlierTrouble = troubleOf(job);
  const reason = messageOf(error);
  const outages = earlierTrouble.outages + 1;
  const part = error instanceof OutageError ? error.part : partOf(error);
  const since = earlierTrouble.since ?? new Date().toISOString();
  const pauseMs = Math.round(randomizedOutagePauseMs(outages, outagePause));
  metrics.outage(job, part);
  logger.warn({ part, since, outages, pauseMs, reason }, 'a job waits for a part that is away');
  await job.updateProgress({ ...earlierTrouble, outages, since, part, reason });
  return postpone(run, pauseMs);
}

async function exhaust(run: JobRun, reason: string): Promise<never> {
  // Notify the order first: until then, the job stays.
  await run.workerJob.onExhausted(run.payload, reason).catch((error) => waitForPart(run, error));
  throw new UnrecoverableError(reason);
}

/**
 * A job that may have killed two workers waits, so that others proceed. It is to blame only if they do: workers that are
 * stopped, starved or broken lose every job.
 */
async function waitAfterStall(run: JobRun): Promise<void> {
  const { job, hasCompletedSince, logger, outagePause = OUTAGE_PAUSE } = run;
  const { stalledCounter: stalls } = job;
  const trouble = troubleOf(job);
  if (stalls < 2 || stalls <= trouble.stallsPaused) return;
  const reason = `Its workers died ${stalls} times`;
  const hasSuspect = await hasCompletedSince(trouble.stallPausedAt ?? job.timestamp);
  const stallsBlamed = trouble.stallsBlamed + (hasSuspect ? stalls - trouble.stallsPaused : 0);
  if (stallsBlamed >= MAX_BLAMED_STALLS) await exhaust(run, reason);
  logger.warn({ stalls, stallsBlamed }, 'a job waits after losing its workers');
  const since = trouble.since ?? new Date().toISOString();
  const pause = { stallsPaused: stalls, stallsBlamed, stallPausedAt: Date.now() };
  await job.updateProgress({ ...trouble, since, part: 'worker', reason, ...pause });
  await postpone(run, randomizedOutagePauseMs(stalls, outagePause));
}

/** One run, as long as it makes progress. */
async function attempt({ job, workerJob, payload, logger }: JobRun): Promise<void> {
  const { timeoutMs } = workerJob.spec.timing;
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const stopping = new AbortController();
  const watchdog = startWatchdog(timeoutMs, () => {
    const error = new Error(`Ran longer than ${timeoutMs} ms without progress`);
    stopping.abort(error);
    reject(error);
  });
  const number = job.attemptsMade + 1;
  const { signal } = stopping;
  const context = {
    payload,
    attempt: number,
    signal,
    progress: watchdog.reset,
    logger: logger.child({ attempt: number }),
  };
  try {
    await Promise.race([workerJob.run(context), timeout]);
  } finally {
    watchdog.stop();
  }
}

/** Runs a job once and handles the outcome. Rejects as BullMQ expects on failure. */
export async function runJob(run: JobRun): Promise<void> {
  const { job, metrics } = run;
  await waitAfterStall(run);
  try {
    await metrics.observe(job, () => attempt(run));
  } catch (error) {
    const fault = faultOf(error);
    if (fault === 'transient') await waitForPart(run, error);
    if (fault === 'unrecoverable' || job.attemptsMade + 1 >= (job.opts.attempts ?? 1))
      await exhaust(run, messageOf(error));
    throw error;
  }
}
