import { CLOSED_MAIL, type Db, lockOrder, type MailKind, type MailRow, REPLACED_MAIL, type Trx } from '@trueseason/db';
import { sql } from 'kysely';
import { isStillDue } from './mail-allowance.ts';
import { publishTransition, transact } from './order-events.ts';

/** What a mailer may do with a mail now. */
export type MailClaim = { may: 'send'; mail: MailRow } | { may: 'wait' } | { may: 'nothing' };

/** After this many doublings of the wait for an event: with a minute, about half a day. */
const MOST_DOUBLINGS = 10;

/** The mail whose turn it is. What a newer one replaced was ended with its request, so that each that is left counts. */
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
 * Claims a mail for sending. The provider offers no way to send "at most once", so a mail whose sender died in the
 * middle, or was not answered, is left alone for `confirmMs`: if the provider took it, its event arrives in that time
 * and settles the matter; only after that it is sent again. Every further silence doubles the wait, so that a provider
 * who takes mails and says nothing sends few. What the order has overtaken meanwhile, by a refund or a dispute, is given
 * up.
 */
export async function claimMail(db: Db, orderId: number, kind: MailKind, confirmMs: number): Promise<MailClaim> {
  return transact(db, async (trx): Promise<MailClaim> => {
    const order = await lockOrder(trx, orderId);
    const mail = await trx
      .selectFrom('mails')
      .selectAll()
      // By the clock that set it.
      .select(sql<number>`extract(epoch from clock_timestamp() - state_at) * 1000`.as('waited_ms'))
      .where('id', 'in', firstUnsent(trx, orderId, kind))
      .forUpdate()
      .executeTakeFirst();
    if (!mail) return { may: 'nothing' };
    if (!order || !isStillDue(order, kind)) {
      await endMail(trx, mail.id, CLOSED_MAIL);
      return { may: 'nothing' };
    }
    // It would tell of the result that its order has now, of which another one tells once the report is there.
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

/** What is not due any more ends before it is sent. */
export async function endMail(db: Db | Trx, mailId: string, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now'), error: reason })
    .where('id', '=', mailId)
    .execute();
}

/** The provider surely did not take the mail: the next attempt need not wait. */
export async function releaseMail(db: Db, mailId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'pending', unanswered: 0, state_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', mailId)
    .where('state', '=', 'sending')
    .execute();
}

/** The provider took the mail: said in its answer, or in an event afterwards. */
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

/** The mail did not arrive, or was not wanted; operators see it with the mail, and customers are asked for their address. */
export async function recordMailTrouble(db: Db, mailId: string, trouble: string): Promise<void> {
  await db.updateTable('mails').set({ error: trouble }).where('id', '=', mailId).execute();
}

/** The provider will not take the mail. The reason is for operators and names no address. */
export async function failMail(db: Db, orderId: number, kind: MailKind, reason: string): Promise<void> {
  const failed = await db
    .updateTable('mails')
    .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now'), error: reason })
    .where('id', 'in', firstUnsent(db, orderId, kind))
    .returning('id')
    .executeTakeFirst();
  if (failed) publishTransition(orderId, 'mail_failed', kind);
}
