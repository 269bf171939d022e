import type { JobName } from '@trueseason/contracts';
import { addToOutbox, type Db, lockOrder, type MailKind, type MailRow, type Trx } from '@trueseason/db';

/** The job that sends each kind of mail. */
export const MAIL_JOBS: Readonly<Record<MailKind, JobName>> = {
  results: 'send-results',
  photo_request: 'send-photo-request',
  deletion_receipt: 'send-deletion-receipt',
};

/** Asks for a mail, once for each order, kind and round. */
async function requestMail(trx: Trx, orderId: number, kind: MailKind, round: number): Promise<void> {
  const mail = await trx
    .insertInto('mails')
    .values({ order_id: orderId, kind, round })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (mail) await addToOutbox(trx, MAIL_JOBS[kind], { orderId });
}

/**
 * Asks for every mail that has become possible. Whoever brings the last of what a mail needs calls this;
 * calling it again does nothing.
 * - results: the order is completed, its report is made or given up, an address is known
 * - photo request: the order is settled but its photos could not be measured, an address is known
 */
export async function requestDueMails(trx: Trx, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!order?.email) return;
  if (order.photos_asked_at) await requestMail(trx, orderId, 'photo_request', order.round);
  if (!order.completed_at) return;
  const report = await trx.selectFrom('reports').select('state').where('order_id', '=', orderId).executeTakeFirst();
  if (report && report.state !== 'pending') await requestMail(trx, orderId, 'results', 1);
}

/** Asks for the receipt of a deletion, if there is an address to send it to. */
export async function requestDeletionReceipt(trx: Trx, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order?.email) await requestMail(trx, orderId, 'deletion_receipt', 1);
}

/** Sets where the results go, until they have gone. */
export async function setEmail(db: Db, orderId: number, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).execute();
    await requestDueMails(trx, orderId);
  });
}

/** The address that somebody gave on the way, unless the customer has named one already. */
export async function keepFirstEmail(db: Db, orderId: number, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).where('email', 'is', null).execute();
    await requestDueMails(trx, orderId);
  });
}

/** What a mailer may do with a mail that it was asked to send. */
export type MailTurn = { turn: 'send'; mail: MailRow } | { turn: 'wait' } | { turn: 'done' };

/**
 * Takes a mail for sending. The provider offers no way to send "at most once", so a mail whose sender
 * died in the middle is left alone for `confirmMs`: if the provider took it, its event arrives in that
 * time and settles the matter; only after that it is sent again.
 */
export async function beginMail(db: Db, orderId: number, kind: MailKind, confirmMs: number): Promise<MailTurn> {
  return db.transaction().execute(async (trx): Promise<MailTurn> => {
    const mail = await trx
      .selectFrom('mails')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .orderBy('round', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!mail || mail.state === 'sent' || mail.state === 'failed') return { turn: 'done' };
    if (mail.state === 'sending' && Date.now() - mail.state_at.getTime() < confirmMs) return { turn: 'wait' };
    await trx
      .updateTable('mails')
      .set({ state: 'sending', state_at: (eb) => eb.fn<Date>('now') })
      .where('id', '=', mail.id)
      .execute();
    return { turn: 'send', mail };
  });
}

/** The provider surely did not take the mail: the next attempt need not wait. */
export async function releaseMail(db: Db, mailId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'pending', state_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', mailId)
    .where('state', '=', 'sending')
    .execute();
}

/** The provider took the mail: said in its answer, or in an event afterwards. */
export async function recordMailSent(db: Db, mailId: string, providerMessageId: string | null): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({
      state: 'sent',
      state_at: eb.fn<Date>('now'),
      provider_message_id: eb.fn.coalesce(eb.val(providerMessageId), 'provider_message_id'),
      error: null,
    }))
    .where('id', '=', mailId)
    .where('state', '!=', 'sent')
    .execute();
}

/** The mail came back from its receiver; operators see it with the mail. */
export async function recordBounce(db: Db, mailId: string, status: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ error: `bounced (${status})` })
    .where('id', '=', mailId)
    .execute();
}

/** The provider will not take the mail. The reason is for operators and names no address. */
export async function failMail(db: Db, orderId: number, kind: MailKind, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now'), error: reason })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', 'in', ['pending', 'sending'])
    .execute();
}

/** Sends the results again because an operator said so; false when there are none to send or one is on its way. */
export async function resendResults(db: Db, orderId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const reopened = await trx
      .updateTable('mails')
      .set({ state: 'pending', state_at: (eb) => eb.fn<Date>('now'), error: null })
      .where('order_id', '=', orderId)
      .where('kind', '=', 'results')
      .where('state', 'in', ['sent', 'failed'])
      .returning('id')
      .executeTakeFirst();
    if (reopened) await addToOutbox(trx, 'send-results', { orderId });
    return reopened !== undefined;
  });
}
