import { orderIdSchema } from '@trueseason/contracts';
import type { Logger } from '@trueseason/runtime';
import { z } from 'zod';
import type { QueueName } from './queues.ts';

/** Every job is about one order. Payloads are ids: the truth is in Postgres, and a queue may be lost whole. */
export interface OrderPayload {
  readonly orderId: number;
}

export const orderPayloadSchema: z.ZodType<OrderPayload> = z.object({ orderId: orderIdSchema });

/** All in milliseconds but `attempts`; every number states its reason where it is set. */
export interface JobTiming {
  /** Runs that the job's own input may break before it is exhausted. Outages are no attempts. */
  readonly attempts: number;
  /** The pause after a broken run; doubles with each, and half of it is random so that retries do not march in step. */
  readonly backoffMs: number;
  /** A run is stopped after this. */
  readonly timeoutMs: number;
  /** A dead worker's job is free after this and at most one look for stalled jobs (5 s). */
  readonly lockMs: number;
}

/** How a job is queued, timed and checked: what producers and workers need to know of it. */
export interface JobSpec<Name extends string = string, Queue extends QueueName = QueueName, Payload = OrderPayload> {
  readonly name: Name;
  readonly queue: Queue;
  readonly payload: z.ZodType<Payload>;
  readonly timing: JobTiming;
}

/** Deterministic, so that asking twice queues once. Never digits alone: BullMQ refuses those. */
export const jobId = ({ name }: Pick<JobSpec, 'name'>, { orderId }: OrderPayload): string => `${name}-${orderId}`;

/** What a handler gets of one run. */
export interface JobContext<Payload = OrderPayload> {
  readonly payload: Payload;
  /** Counts from 1, without runs that an outage ended. */
  readonly attempt: number;
  /** Aborts when the run has used up its time. */
  readonly signal: AbortSignal;
  readonly logger: Logger;
}

/** A job with what a worker does for it. */
export interface WorkerJob<Payload extends OrderPayload = OrderPayload> {
  readonly spec: JobSpec<string, QueueName, Payload>;
  run(context: JobContext<Payload>): Promise<void>;
  /**
   * The job will not be tried again: leaves the order in a state that a person understands. It comes before the job
   * counts as failed, so while it cannot be carried out the job stays.
   */
  onExhausted(payload: Payload, reason: string): Promise<void>;
}
