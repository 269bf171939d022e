import { currentTraceparent, type JobSpec, type OrderPayload, type QueueName } from '@trueseason/platform/queue';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { addToOutbox, type JobRequest } from './outbox.ts';

/** A page of overdue work: waiting for longer than `graceMs`, orders after `afterId`, by ID. */
export interface OverduePage {
  readonly graceMs: number;
  readonly afterId: number;
  readonly limit: number;
}

/** The moment before which work is overdue. */
export const overdueSince = (graceMs: number): RawBuilder<Date> =>
  sql<Date>`now() - ${graceMs} * interval '1 millisecond'`;

/** A kind of job: queue, timing, and recovery. */
export interface Job<
  Name extends string = string,
  Queue extends QueueName = QueueName,
  Payload extends OrderPayload = OrderPayload,
> extends JobSpec<Name, Queue, Payload> {
  /** No more retries: moves the order to an understandable state. Idempotent. */
  onExhausted(db: Database, payload: Payload, reason: string): Promise<void>;
  /** Overdue work according to Postgres, for the sweeper. */
  findOverdue(db: Database, page: OverduePage): Promise<Payload[]>;
}

/** Defines a job with literal name and queue types. */
export const defineJob = <const Name extends string, const Queue extends QueueName, Payload extends OrderPayload>(
  job: Job<Name, Queue, Payload>,
): Job<Name, Queue, Payload> => job;

/** A job as the outbox takes it, in the current trace. */
export const requested = <Payload extends OrderPayload>(
  { name }: Job<string, QueueName, Payload>,
  payload: Payload,
): JobRequest => ({ name, payload, trace: currentTraceparent() });

/** Requests a job in the transaction of its transition. */
export const requestJob = <Payload extends OrderPayload>(
  trx: Transaction,
  job: Job<string, QueueName, Payload>,
  payload: Payload,
): Promise<void> => addToOutbox(trx, requested(job, payload));
