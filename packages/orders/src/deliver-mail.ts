import { addToOutbox, type Db, type MailRow, type Trx } from '@trueseason/db';

/**
 * Asks for the results mail once everything it needs is there: the order is completed, the report is
 * made or given up, and an address is known. Whoever brings the last of these asks; asking again does nothing.
 */
export async function requestResultsMail(trx: Trx, orderId: number): Promise<void> {
  const due = await trx
    .selectFrom('orders')
    .innerJoin('reports', 'reports.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('orders.completed_at', 'is not', null)
    .where('orders.email', 'is not', null)
    .where('reports.state', 'in', ['ready', 'failed'])
    .executeTakeFirst();
  if (!due) return;
  const mail = await trx
    .insertInto('mails')
    .values({ order_id: orderId, kind: 'results' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (mail) await addToOutbox(trx, 'send-results', { orderId });
}

/** Sets where the results go, until they have gone. */
export async function setEmail(db: Db, orderId: number, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).execute();
    await requestResultsMail(trx, orderId);
  });
}

/** What a mailer may do with a mail that it was asked to send. */
export type MailTurn = { turn: 'send'; mail: MailRow } | { turn: 'wait' } | { turn: 'done' };

/**
 * Takes a mail for sending. The provider offers no way to send "at most once", so a mail whose sender
 * died in the middle is left alone for `confirmMs`: if the provider took it, its event arrives in that
 * time and settles the matter; only after that it is sent again.
 */
export async function beginMail(db: Db, orderId: number, confirmMs: number): Promise<MailTurn> {
  return db.transaction().execute(async (trx): Promise<MailTurn> => {
    const mail = await trx
      .selectFrom('mails')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('kind', '=', 'results')
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

/** The provider will not take the mail. The reason is for operators and names no address. */
export async function failMail(db: Db, orderId: number, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'failed', state_at: (eb) => eb.fn<Date>('now'), error: reason })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'results')
    .where('state', 'in', ['pending', 'sending'])
    .execute();
}
