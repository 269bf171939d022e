import { addToOutbox, type Db, type Trx } from '@trueseason/db';
import { currentTrace, type JobSpec, type OrderPayload, type QueueName } from '@trueseason/queue';
import { type RawBuilder, sql } from 'kysely';

/** Which overdue work to read: what has waited since before `since`, of orders after `afterId`, in the order of their ids. */
export interface OverduePage {
  readonly since: RawBuilder<Date>;
  readonly afterId: number;
  readonly limit: number;
}

/** Leaves work out of a page that is younger than this. */
export const olderThan = (graceMs: number): RawBuilder<Date> =>
  sql<Date>`now() - ${graceMs} * interval '1 millisecond'`;

/** Everything about a kind of work in one object: how it is queued and timed, and what becomes of it when it is not done. */
export interface Job<
  Name extends string = string,
  Queue extends QueueName = QueueName,
  Payload extends OrderPayload = OrderPayload,
> extends JobSpec<Name, Queue, Payload> {
  /** The job will not be retried: leaves the order in a state that a person understands. Doing it twice changes nothing. */
  onExhausted(db: Db, payload: Payload, reason: string): Promise<void>;
  /** What Postgres says should have been done by now: from this the sweeper repairs what the queue lost. */
  findOverdue(db: Db, page: OverduePage): Promise<Payload[]>;
}

/** A job as it stands, with its name and queue known to the compiler. */
export const defineJob = <const Name extends string, const Queue extends QueueName, Payload extends OrderPayload>(
  job: Job<Name, Queue, Payload>,
): Job<Name, Queue, Payload> => job;

/** Requests a job in the same transaction as the transition that needs it. */
export const requestJob = <Payload extends OrderPayload>(
  trx: Trx,
  job: Job<string, QueueName, Payload>,
  payload: Payload,
): Promise<void> => addToOutbox(trx, job.name, payload, currentTrace());
