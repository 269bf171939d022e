import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** IDs only; each job has its schema. */
export interface OutboxPayload {
  readonly orderId: number;
  readonly round?: number | undefined;
}

/** Jobs requested by committed transitions and not yet queued. */
export interface OutboxTable {
  id: Generated<number>;
  job: string;
  payload: JSONColumnType<OutboxPayload>;
  /** The traceparent of the request; null without tracing. */
  trace: string | null;
  created_at: Generated<Date>;
}
export type OutboxRow = Selectable<OutboxTable>;
