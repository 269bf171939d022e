import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** What a mail is for; one of each kind an order and round. The check of `mails.kind` names the same. */
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
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface MailsTable {
  id: Generated<string>;
  order_id: number;
  kind: MailKind;
  round: Generated<number>;
  state: Generated<'pending' | 'sending' | 'sent' | 'failed'>;
  state_at: Generated<Date>;
  /** How often it was handed to the provider without an answer, until the provider said something. */
  unanswered: Generated<number>;
  /** Where it goes, if not to the order's address of now. */
  recipient: string | null;
  provider_message_id: string | null;
  /** Hash of the mailbox that it goes to; null for emails that no limit counts. */
  mailbox: string | null;
  error: string | null;
  created_at: Generated<Date>;
}
export type MailRow = Selectable<MailsTable>;

/** Ids alone; each job's own schema is with the job. */
export interface OutboxPayload {
  readonly orderId: number;
}

/** Jobs that a committed transition requests and that no queue has confirmed yet. */
export interface OutboxTable {
  id: Generated<number>;
  job: string;
  payload: JSONColumnType<OutboxPayload>;
  /** What asked for the job, as W3C's traceparent; null while tracing is off. */
  trace: string | null;
  created_at: Generated<Date>;
}
export type OutboxRow = Selectable<OutboxTable>;
