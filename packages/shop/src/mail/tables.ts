import type { MailOutcome } from '@trueseason/contracts';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** One mail of each kind per order, round and attempt. Keep in sync with the check on `mails.kind`. */
export const MAIL_KINDS = [
  'results',
  'photo_request',
  'deletion_receipt',
  'access_code',
  'address_changed',
  'withdrawal',
  'gift',
  'gift_day',
  'remeasure',
  'refund',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface MailsTable {
  id: Generated<string>;
  order_id: number;
  kind: MailKind;
  round: Generated<number>;
  /** Resending adds a row. */
  attempt: Generated<number>;
  state: Generated<'pending' | 'sending' | 'sent' | 'failed'>;
  state_at: Generated<Date>;
  /** Unanswered attempts at the provider. */
  unanswered: Generated<number>;
  /** Overrides the order's current address. */
  recipient: string | null;
  /** Of a code: requested by a browser with a grant for the order. */
  for_holder: Generated<boolean>;
  provider_message_id: string | null;
  /** Hash of the mailbox; null for unlimited mails. */
  mailbox: string | null;
  outcome: MailOutcome | null;
  error: string | null;
  created_at: Generated<Date>;
}
export type MailRow = Selectable<MailsTable>;

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
