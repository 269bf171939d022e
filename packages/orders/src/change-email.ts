import { isCompleted } from '@trueseason/contracts';
import { type Db, endReadGrants, findResultsMail, lockOrder, type OrderRow, type Trx } from '@trueseason/db';
import { mailboxKey } from './mail-allowance.ts';
import { transact } from './order-events.ts';
import { reopenResults } from './reopen-mail.ts';
import { isReachable, nextRound, requestDueMails, requestMail } from './request-mail.ts';

/** Notifies the old address, and ends access by its links and lookups. */
async function leaveAddress(trx: Trx, order: OrderRow & { email: string }): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
    .where('id', '=', order.id)
    .execute();
  await endReadGrants(trx, order.id);
  await trx.deleteFrom('access_codes').where('order_id', '=', order.id).execute();
  await requestMail(trx, order, 'address_changed', await nextRound(trx, order.id, 'address_changed'), order.email);
}

/** Whether an order's address ever received mail; a fresh typo needs no notice. */
async function wasMailed(trx: Trx, orderId: number): Promise<boolean> {
  const mail = await trx.selectFrom('mails').select('id').where('order_id', '=', orderId).executeTakeFirst();
  return mail !== undefined;
}

/**
 * Mails the results to a new address, once per address. Undelivered or unsent ones go to the new address themselves.
 */
async function remailResults(trx: Trx, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const last = await findResultsMail(trx, orderId);
  if (!isReachable(order) || !isCompleted(order) || !last) return;
  const mailbox = mailboxKey(order.email);
  if (last.state === 'pending' || (await reopenResults(trx, orderId, { troubled: true }))) {
    await trx.updateTable('mails').set({ mailbox }).where('id', '=', last.id).execute();
    return;
  }
  const had = await trx
    .selectFrom('mails')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'results')
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  if (had) return;
  await requestMail(trx, order, 'results', last.round + 1);
}

/** Sets an order's mail address. Mails results again if they were sent before. */
export async function setEmail(db: Db, orderId: number, email: string): Promise<void> {
  await transact(db, async (trx) => {
    const before = await lockOrder(trx, orderId);
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).execute();
    if (isReachable(before) && before.email !== email && (await wasMailed(trx, orderId))) {
      // Another spelling of the same mailbox keeps its links, and gets undelivered mail.
      if (mailboxKey(before.email) !== mailboxKey(email)) await leaveAddress(trx, before);
      await remailResults(trx, orderId);
    }
    await requestDueMails(trx, orderId);
  });
}

/** Stores the address from checkout, unless the customer set one. */
export async function keepFirstEmail(db: Db, orderId: number, email: string): Promise<void> {
  await transact(db, async (trx) => {
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).where('email', 'is', null).execute();
    await requestDueMails(trx, orderId);
  });
}
