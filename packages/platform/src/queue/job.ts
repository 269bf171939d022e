import { orderIdSchema } from '@trueseason/contracts';
import { z } from 'zod';
import type { Logger } from '../runtime/index.ts';
import type { QueueName } from './queues.ts';

/** Every job is about one order. Payloads are IDs only: Postgres has the data, and a queue may be lost. */
export interface OrderPayload {
  readonly orderId: number;
  /** From 2, for orders analyzed again. */
  readonly round?: number | undefined;
}

export const orderPayloadSchema: z.ZodType<OrderPayload> = z.object({
  orderId: orderIdSchema,
  round: z.int().optional(),
});

/** Milliseconds, except `attempts`. */
export interface JobTiming {
  /** Runs the job's input may break. Outages do not count. */
  readonly attempts: number;
  /** Delay after a broken run; doubles, half random. */
  readonly backoffMs: number;
  /** A run is stopped after this long without progress, in time that its worker was running. */
  readonly timeoutMs: number;
  /** A dead worker's job is released after this plus a stall check (5 s). */
  readonly lockMs: number;
}

/** Queueing, timing and validation of a job, for producers and workers. */
export interface JobSpec<Name extends string = string, Queue extends QueueName = QueueName, Payload = OrderPayload> {
  readonly name: Name;
  readonly queue: Queue;
  readonly payload: z.ZodType<Payload>;
  readonly timing: JobTiming;
  /** Lower runs first; equal if omitted. */
  priority?(payload: Payload): number;
}

/** Deterministic, so duplicates are queued once. Not only digits, which BullMQ rejects. */
export const jobId = ({ name }: Pick<JobSpec, 'name'>, { orderId }: OrderPayload): string => `${name}-${orderId}`;

/** Context of one run. */
export interface JobContext<Payload = OrderPayload> {
  readonly payload: Payload;
  /** From 1, excluding outages. */
  readonly attempt: number;
  /** Aborts at the timeout. */
  readonly signal: AbortSignal;
  /** The run advances, or waits for work that has its own deadline: its timeout starts again. */
  progress(): void;
  readonly logger: Logger;
}

export interface WorkerJob<Payload extends OrderPayload = OrderPayload> {
  readonly spec: JobSpec<string, QueueName, Payload>;
  run(context: JobContext<Payload>): Promise<void>;
  /** Moves the order to an understandable state when retries end. Until this succeeds, the job stays. */
  onExhausted(payload: Payload, reason: string): Promise<void>;
}
