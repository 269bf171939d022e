import type { Logger } from '@trueseason/runtime';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { faultOf, messageOf, OUTAGE_PAUSE, OutageError, outagePauseMs } from './faults.ts';
import type { OrderPayload, WorkerJob } from './job.ts';
import type { JobMetrics } from './metrics.ts';
import { troubleOf } from './trouble.ts';

export interface OutageOptions {
  /** Names the part behind an error that does not name it itself. */
  readonly partOf?: (error: unknown) => string;
  /** The pauses between runs that outages end. */
  readonly outagePause?: { readonly firstMs: number; readonly longestMs: number };
}

export interface JobRun extends OutageOptions {
  readonly job: Job;
  /** Proves to the queue that this worker holds the job. */
  readonly token: string;
  readonly known: WorkerJob;
  readonly payload: OrderPayload;
  readonly logger: Logger;
  readonly metrics: JobMetrics;
}

/**
 * Deploys and crashes may take a job's worker several times; a job that outlived this many is what kills them.
 * Redis forgets the count when it is lost, and the job begins again.
 */
const MAX_STALLS = 8;

/** Hands the job back for later. This is no attempt, and no other job waits for it. */
async function postpone({ job, token }: JobRun, pauseMs: number): Promise<never> {
  await job.moveToDelayed(Date.now() + pauseMs, token);
  throw new DelayedError();
}

async function waitForPart(run: JobRun, error: unknown): Promise<never> {
  const { job, logger, metrics, partOf = () => 'unknown', outagePause = OUTAGE_PAUSE } = run;
  const before = troubleOf(job);
  const reason = messageOf(error);
  const outages = before.outages + 1;
  const part = error instanceof OutageError ? error.part : partOf(error);
  const since = before.since ?? new Date().toISOString();
  const pauseMs = Math.round(outagePauseMs(outages, outagePause));
  metrics.outage(job, part);
  logger.warn({ part, since, outages, pauseMs, reason }, 'a job waits for a part that is away');
  await job.updateProgress({ ...before, outages, since, part, reason });
  return postpone(run, pauseMs);
}

async function exhaust(run: JobRun, reason: string): Promise<never> {
  // The order is notified first: while that cannot be done, the job stays.
  await run.known.onExhausted(run.payload, reason).catch((error) => waitForPart(run, error));
  throw new UnrecoverableError(reason);
}

/** One run of the handler, within its time. */
async function attempt({ job, known, payload, logger }: JobRun): Promise<void> {
  const { timeoutMs } = known.spec.timing;
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`Ran longer than ${timeoutMs} ms`)));
  });
  const number = job.attemptsMade + 1;
  await Promise.race([
    known.run({ payload, attempt: number, signal, logger: logger.child({ attempt: number }) }),
    late,
  ]);
}

/** Runs a job once and does what follows from how the run ended. Rejects as BullMQ wants it where it did not end well. */
export async function runJob(run: JobRun): Promise<void> {
  const { job, metrics, outagePause = OUTAGE_PAUSE } = run;
  const { stalledCounter: stalls } = job;
  if (stalls >= MAX_STALLS) await exhaust(run, `Its workers died ${stalls} times`);
  const trouble = troubleOf(job);
  // What may have killed two workers stands back, so that others get their turn.
  if (stalls > 1 && stalls > trouble.stallsPaused) {
    await job.updateProgress({ ...trouble, stallsPaused: stalls });
    await postpone(run, outagePauseMs(stalls, outagePause));
  }
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
