import type { MailOutcome } from '@trueseason/contracts';
import {
  addAudit,
  CLOSED_MAIL,
  type Db,
  lockOrder,
  type MailKind,
  type MailRow,
  REPLACED_MAIL,
  type Trx,
} from '@trueseason/db';
import { sql } from 'kysely';
import { isStillDue } from './mail-allowance.ts';
import { publishTransition, transact } from './order-events.ts';

/** What a mailer may do with a mail. */
export type MailClaim = { may: 'send'; mail: MailRow } | { may: 'wait' } | { may: 'nothing' };

/** Maximum doublings of the wait for an event: from a minute to about half a day. */
const MOST_DOUBLINGS = 10;

/** The next mail. Replaced ones were ended, so all that remain count. */
const firstUnsent = (db: Db | Trx, orderId: number, kind: MailKind) =>
  db
    .selectFrom('mails')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', 'in', ['pending', 'sending'])
    .orderBy('round')
    .limit(1);

/**
 * Claims a mail for sending. The provider has no at-most-once delivery, so an unconfirmed mail waits `confirmMs` for
 * its event before a retry; every silent retry doubles the wait. Mails made obsolete by a refund or dispute are
 * canceled.
 */
export async function claimMail(db: Db, orderId: number, kind: MailKind, confirmMs: number): Promise<MailClaim> {
  return transact(db, async (trx): Promise<MailClaim> => {
    const order = await lockOrder(trx, orderId);
    const mail = await trx
      .selectFrom('mails')
      .selectAll()
      // By the database clock.
      .select(sql<number>`extract(epoch from clock_timestamp() - state_at) * 1000`.as('waited_ms'))
      .where('id', 'in', firstUnsent(trx, orderId, kind))
      .forUpdate()
      .executeTakeFirst();
    if (!mail) return { may: 'nothing' };
    if (!order || !isStillDue(order, kind)) {
      await endMail(trx, mail.id, CLOSED_MAIL);
      return { may: 'nothing' };
    }
    // Skip: the next report sends a mail about the current result.
    if (kind === 'results' && order.completed_at && mail.created_at < order.completed_at) {
      await endMail(trx, mail.id, REPLACED_MAIL);
      return { may: 'nothing' };
    }
    const again = mail.state === 'sending';
    const waitMs = confirmMs * 2 ** Math.min(mail.unanswered, MOST_DOUBLINGS);
    if (again && Number(mail.waited_ms) < waitMs) return { may: 'wait' };
    await trx
      .updateTable('mails')
      .set({ state: 'sending', unanswered: mail.unanswered + (again ? 1 : 0), state_at: (eb) => eb.fn<Date>('now') })
      .where('id', '=', mail.id)
      .execute();
    return { may: 'send', mail };
  });
}

/** Cancels an obsolete mail before sending. */
export async function endMail(db: Db | Trx, mailId: string, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now'), error: reason })
    .where('id', '=', mailId)
    .execute();
}

/** The provider did not take the mail: retry at once. */
export async function releaseMail(db: Db, mailId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'pending', unanswered: 0, state_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', mailId)
    .where('state', '=', 'sending')
    .execute();
}

/** The provider took the mail, by its answer or a later event. */
export async function recordMailSent(db: Db, mailId: string, providerMessageId: string | null): Promise<void> {
  const sent = await db
    .updateTable('mails')
    .set((eb) => ({
      state: 'sent',
      state_at: eb.fn<Date>('now'),
      provider_message_id: eb.fn.coalesce(eb.val(providerMessageId), 'provider_message_id'),
      error: null,
    }))
    .where('id', '=', mailId)
    .where('state', '!=', 'sent')
    .returning(['order_id', 'kind'])
    .executeTakeFirst();
  if (sent) publishTransition(sent.order_id, 'mail_sent', sent.kind);
}

/**
 * What became of a mail; idempotent. Trouble also goes into the order's history, because resending clears it here.
 * @param trouble for operators, without an address; null if delivered
 */
export async function recordMailOutcome(
  db: Db,
  mailId: string,
  outcome: MailOutcome,
  trouble: string | null,
): Promise<void> {
  await transact(db, async (trx) => {
    const changed = await trx
      .updateTable('mails')
      .set({ outcome, error: trouble })
      .where('id', '=', mailId)
      .where('outcome', 'is distinct from', outcome)
      // A complaint is about a delivered mail.
      .$if(outcome === 'delivered', (query) => query.where('outcome', 'is distinct from', 'complained'))
      .returning(['order_id', 'kind'])
      .executeTakeFirst();
    if (!changed || !trouble) return;
    const { order_id: orderId, kind } = changed;
    await addAudit(trx, { actor: 'system', action: `mail ${outcome}`, orderId, detail: `${kind}: ${trouble}` });
  });
}

/** The provider refuses the mail. The reason is for operators and has no address. */
export async function failMail(db: Db, orderId: number, kind: MailKind, reason: string): Promise<void> {
  const failed = await db
    .updateTable('mails')
    .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now'), error: reason })
    .where('id', 'in', firstUnsent(db, orderId, kind))
    .returning('id')
    .executeTakeFirst();
  if (failed) publishTransition(orderId, 'mail_failed', kind);
}
