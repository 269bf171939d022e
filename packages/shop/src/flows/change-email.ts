import { isCompleted } from '@trueseason/contracts';
import { endReadAccess } from '../access/index.ts';
import { addAuditEntry } from '../audit/index.ts';
import type { Database, Transaction } from '../database/index.ts';
import {
  findResultsMail,
  isReachable,
  isStillDue,
  listMails,
  mailboxKey,
  mailsForNewAddress,
  nextMailRound,
  readdressMails,
  requestMail,
  requestResend,
  wasMailed,
} from '../mail/index.ts';
import { lockOrder, type OrderRow, setAddress, setFirstAddress, type Transition, transact } from '../order/index.ts';
import { requestDueMails } from './request-due-mails.ts';

/** Notifies the old address. False if it gets no more mail today. */
async function notifyOldAddress(trx: Transaction, order: OrderRow & { email: string }): Promise<boolean> {
  const round = await nextMailRound(trx, order.id, 'address_changed');
  return requestMail(trx, order, 'address_changed', round, { recipient: order.email });
}

/** Mails the results to a new address, once per address. */
async function remailResults(trx: Transaction, order: OrderRow & { email: string }): Promise<void> {
  const { id: orderId } = order;
  const last = await findResultsMail(trx, orderId);
  if (!isCompleted(order) || !last) return;
  const mailbox = mailboxKey(order.email);
  if (await wasMailed(trx, orderId, { kind: 'results', mailbox })) return;
  await requestMail(trx, order, 'results', last.round + 1);
}

/** Resends to a new address whatever did not arrive at the old one. */
async function remail(trx: Transaction, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!isReachable(order)) return;
  const mailbox = mailboxKey(order.email);
  await readdressMails(trx, orderId, mailbox);
  for (const mail of mailsForNewAddress(await listMails(trx, orderId))) {
    if (isStillDue(order, mail.kind)) await requestResend(trx, mail, mailbox);
  }
  await remailResults(trx, order);
}

async function changeEmail(
  trx: Transition,
  orderId: number,
  email: string,
  by: 'owner' | 'operator',
): Promise<'set' | 'no_address' | 'too_often'> {
  const previous = await lockOrder(trx, orderId);
  if (by === 'operator' && !isReachable(previous)) return 'no_address';
  const hasMails = await wasMailed(trx, orderId);
  // Another spelling of the same mailbox keeps its links, and gets undelivered mail.
  if (isReachable(previous) && mailboxKey(previous.email) !== mailboxKey(email) && (hasMails || by === 'operator')) {
    const isTold = await notifyOldAddress(trx, previous);
    if (by === 'operator' && !isTold) return 'too_often';
    await endReadAccess(trx, previous.id);
  }
  await setAddress(trx, orderId, email);
  if (previous && previous.email !== email)
    trx.record(orderId, 'address_changed', { of: by, from: previous.email, to: email });
  if (isReachable(previous) && previous.email !== email && hasMails) await remail(trx, orderId);
  await requestDueMails(trx, orderId);
  return 'set';
}

/** Sets an order's mail address for its owner, and mails results again if they were sent. */
export async function setEmail(db: Database, orderId: number, email: string): Promise<void> {
  await transact(db, (trx) => changeEmail(trx, orderId, email, 'owner'));
}

/**
 * The same for an operator, on record, and never silent: if no old address can be notified, nothing changes, or an
 * operator could redirect a customer's order.
 */
export async function correctEmail(
  db: Database,
  orderId: number,
  email: string,
  operator: string,
): Promise<'set' | 'no_address' | 'too_often'> {
  return transact(db, async (trx) => {
    const outcome = await changeEmail(trx, orderId, email, 'operator');
    if (outcome === 'set')
      await addAuditEntry(trx, { actor: operator, action: 'correct address', orderId, detail: 'done' });
    return outcome;
  });
}

/** Stores the address from checkout, unless the customer set one. */
export async function saveCheckoutEmail(db: Database, orderId: number, email: string): Promise<void> {
  await transact(db, async (trx) => {
    await lockOrder(trx, orderId);
    await setFirstAddress(trx, orderId, email);
    await requestDueMails(trx, orderId);
  });
}
