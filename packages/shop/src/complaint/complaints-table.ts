import type { Generated, Selectable } from 'kysely';

/** Complaints, with an order or without. */
export interface ComplaintsTable {
  /** Like an order's number. */
  id: number;
  /** The named order, if it is of the same address. */
  order_id: number | null;
  email: string;
  /** Hash of the mailbox, for its daily limit. */
  mailbox: string;
  /** Whether an order of this address was bought or named. */
  known: Generated<boolean>;
  /** Hash of the sender's network, until it is answered. */
  network: string | null;
  said: string;
  received_at: Generated<Date>;
  /** When its receipt was confirmed by mail. */
  confirmed_at: Date | null;
  upheld: boolean | null;
  answer: string | null;
  answered_at: Date | null;
  /** When the answer was mailed. */
  told_at: Date | null;
  /** The mail provider refused the address. */
  unreachable: Generated<boolean>;
  /** Names of the mails of receipt and answer in the provider's events. */
  receipt_mail: Generated<string>;
  answer_mail: Generated<string>;
  /** When one of them was handed to the provider, until it is known whether it was taken. */
  sending_since: Date | null;
  /** Unanswered attempts at the provider. */
  unanswered: Generated<number>;
}
export type ComplaintRow = Selectable<ComplaintsTable>;
