import { isCompleted } from '@trueseason/contracts';
import { type Db, endReadGrants, findResultsMail, lockOrder, type OrderRow, type Trx } from '@trueseason/db';
import { mailboxKey } from './mail-allowance.ts';
import { transact } from './order-events.ts';
import { reopenResults } from './reopen-mail.ts';
import { isReachable, nextRound, requestDueMails, requestMail } from './request-mail.ts';

/** The old address is told, and what was opened by links that it was sent, or by naming it, is closed. */
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

/** Whether an order's address was ever written to: one that was mistyped a moment ago need not be told of it. */
async function wasMailed(trx: Trx, orderId: number): Promise<boolean> {
  const mail = await trx.selectFrom('mails').select('id').where('order_id', '=', orderId).executeTakeFirst();
  return mail !== undefined;
}

/**
 * Brings the results to an address that an order was changed to after they were mailed, once: who changes back and forth
 * has them already. What did not arrive, or has not left, goes to the new address itself.
 */
async function mailResultsAnew(trx: Trx, orderId: number): Promise<void> {
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

/** Sets where mails about an order go. Results that were mailed already are mailed to the new address, too. */
export async function setEmail(db: Db, orderId: number, email: string): Promise<void> {
  await transact(db, async (trx) => {
    const before = await lockOrder(trx, orderId);
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).execute();
    if (isReachable(before) && before.email !== email && (await wasMailed(trx, orderId))) {
      // Another spelling of one mailbox is the same reader: they keep their links, and get what did not arrive.
      if (mailboxKey(before.email) !== mailboxKey(email)) await leaveAddress(trx, before);
      await mailResultsAnew(trx, orderId);
    }
    await requestDueMails(trx, orderId);
  });
}

/** The address that somebody gave on the way, unless the customer has named one already. */
export async function keepFirstEmail(db: Db, orderId: number, email: string): Promise<void> {
  await transact(db, async (trx) => {
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).where('email', 'is', null).execute();
    await requestDueMails(trx, orderId);
  });
}
