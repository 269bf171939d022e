import type { MailOutcome } from '@trueseason/contracts';
import type { Generated, Selectable } from 'kysely';
import type { MailKind } from './mail-kinds.ts';

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
