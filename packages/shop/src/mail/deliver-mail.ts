import type { MailOutcome } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { addressOf, lockOrder, transact } from '../order/index.ts';
import { isStillDue } from './mail-allowance.ts';
import type { MailKind } from './mail-kinds.ts';
import { CLOSED_MAIL, OVERTAKEN_MAIL, REPLACED_MAIL } from './mail-queries.ts';
import type { MailRow } from './mails-table.ts';
import { query } from './tables.ts';

/** What a mailer may do with a mail. */
export type MailClaim = { kind: 'send'; mail: MailRow; photoRound: number } | { kind: 'wait' } | { kind: 'nothing' };

/** Maximum doublings of the wait for an event: from a minute to about half a day. */
const MOST_DOUBLINGS = 10;

/** How long a mail whose sender gave no answer waits for its event before a retry. */
export const confirmationWait = (confirmMs: number, unanswered: number): number =>
  confirmMs * 2 ** Math.min(unanswered, MOST_DOUBLINGS);

/** The next mail. Replaced ones were ended, so all others count, but for those whose day has not come. */
const firstUnsent = (db: Database | Transaction, orderId: number, kind: MailKind) =>
  query(db)
    .selectFrom('mails')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', 'in', ['pending', 'sending'])
    // Not by the transaction's clock: it may have waited for the one that requested the mail.
    .where('state_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('round')
    .orderBy('attempt')
    .limit(1);

/** Locks a mail's order. False if it was erased. */
async function lockOrderOfMail(trx: Transaction, mailId: string): Promise<boolean> {
  const mail = await query(trx).selectFrom('mails').select('order_id').where('id', '=', mailId).executeTakeFirst();
  return mail !== undefined && (await lockOrder(trx, mail.order_id)) !== undefined;
}

/**
 * Claims a mail for sending. As the provider may deliver twice, an unconfirmed mail waits `confirmMs` for its event
 * before a retry; every silent retry doubles the wait. Cancels mails made obsolete by a refund or dispute.
 */
export async function claimMail(db: Database, orderId: number, kind: MailKind, confirmMs: number): Promise<MailClaim> {
  return transact(db, async (trx): Promise<MailClaim> => {
    const order = await lockOrder(trx, orderId);
    const mail = await query(trx)
      .selectFrom('mails')
      .selectAll()
      // By the database clock.
      .select(sql<number>`extract(epoch from clock_timestamp() - state_at) * 1000`.as('waited_ms'))
      .where('id', 'in', firstUnsent(trx, orderId, kind))
      .forUpdate()
      .executeTakeFirst();
    if (!mail) return { kind: 'nothing' };
    if (!order || !isStillDue(order, kind)) {
      await cancelMail(trx, mail.id, CLOSED_MAIL);
      return { kind: 'nothing' };
    }
    // The next report sends a mail about the current result.
    if (kind === 'results' && order.completed_at && mail.created_at < order.completed_at) {
      await cancelMail(trx, mail.id, REPLACED_MAIL);
      return { kind: 'nothing' };
    }
    const isRetry = mail.state === 'sending';
    if (isRetry && Number(mail.waited_ms) < confirmationWait(confirmMs, mail.unanswered)) return { kind: 'wait' };
    await query(trx)
      .updateTable('mails')
      .set({ state: 'sending', unanswered: mail.unanswered + (isRetry ? 1 : 0), state_at: (eb) => eb.fn<Date>('now') })
      .where('id', '=', mail.id)
      .execute();
    return { kind: 'send', mail, photoRound: order.round };
  });
}

/** Cancels a mail that has nothing left to say, before sending. */
export const cancelOvertakenMail = (db: Database, mailId: string): Promise<void> =>
  cancelMail(db, mailId, OVERTAKEN_MAIL);

async function cancelMail(db: Database | Transaction, mailId: string, reason: string): Promise<void> {
  await query(db)
    .updateTable('mails')
    .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now'), error: reason })
    .where('id', '=', mailId)
    .execute();
}

/** The provider did not take the mail: retry at once. */
export async function releaseMail(db: Database, mailId: string): Promise<void> {
  await query(db)
    .updateTable('mails')
    .set({ state: 'pending', unanswered: 0, state_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', mailId)
    .where('state', '=', 'sending')
    .execute();
}

/** The provider took the mail, by its answer or a later event. */
export async function recordMailSent(db: Database, mailId: string, providerMessageId: string | null): Promise<void> {
  await transact(db, async (trx) => {
    if (!(await lockOrderOfMail(trx, mailId))) return;
    const sentMail = await query(trx)
      .updateTable('mails')
      .set((eb) => ({
        state: 'sent',
        state_at: eb.fn<Date>('now'),
        provider_message_id: eb.fn.coalesce(eb.val(providerMessageId), 'provider_message_id'),
        error: null,
      }))
      .where('id', '=', mailId)
      .where('state', '!=', 'sent')
      .returning((eb) => [
        'order_id',
        'kind',
        'attempt',
        'provider_message_id as message',
        eb.fn.coalesce('recipient', addressOf(sql`mails.order_id`)).as('to'),
      ])
      .executeTakeFirst();
    if (!sentMail) return;
    const { order_id: orderId, kind, ...detail } = sentMail;
    trx.record(orderId, 'mail_sent', { of: kind, ...detail });
  });
}

/** Records an attempt's outcome, once. @param trouble for operators, without an address; null if delivered */
export async function recordMailOutcome(
  db: Database,
  mailId: string,
  outcome: MailOutcome,
  trouble: string | null,
): Promise<void> {
  await transact(db, async (trx) => {
    if (!(await lockOrderOfMail(trx, mailId))) return;
    const mail = await query(trx)
      .updateTable('mails')
      .set({ outcome, error: trouble })
      .where('id', '=', mailId)
      .where('outcome', 'is distinct from', outcome)
      // A complaint is about a delivered mail.
      .$if(outcome === 'delivered', (query) => query.where('outcome', 'is distinct from', 'complained'))
      .returning(['order_id', 'kind', 'attempt', 'provider_message_id as message'])
      .executeTakeFirst();
    if (!mail) return;
    const { order_id: orderId, kind, ...detail } = mail;
    trx.record(orderId, `mail_${outcome}`, { of: kind, ...detail, ...(trouble && { reason: trouble }) });
  });
}

/** What the provider's event says about a mail. */
export interface MailEvent {
  readonly mailId: string;
  /** Whether the provider took it. */
  readonly accepted: boolean;
  readonly messageId: string | null;
  /** Null while unknown. */
  readonly outcome: MailOutcome | null;
  /** What went wrong at the receiver, if anything, without an address. */
  readonly trouble: string | null;
}

/** Records what the provider reports; idempotent, in any order. */
export async function recordMailEvent(db: Database, event: MailEvent): Promise<void> {
  const { mailId, accepted, messageId, outcome, trouble } = event;
  if (accepted) await recordMailSent(db, mailId, messageId);
  if (outcome) await recordMailOutcome(db, mailId, outcome, trouble);
}

/** The provider refused the mail. The reason is for operators, without an address. */
export async function failMail(db: Database, orderId: number, kind: MailKind, reason: string): Promise<void> {
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    const failedMail = await query(trx)
      .updateTable('mails')
      .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now'), error: reason })
      .where('id', 'in', firstUnsent(trx, orderId, kind))
      .returning('attempt')
      .executeTakeFirst();
    if (failedMail) trx.record(orderId, 'mail_failed', { of: kind, ...failedMail, reason });
  });
}
