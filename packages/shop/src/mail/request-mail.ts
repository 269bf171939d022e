import type { Transaction } from '../database/index.ts';
import { lockOrder, type OrderRow } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { mailboxKey, mayMail } from './mail-allowance.ts';
import { type DatedMailKind, MAIL_POLICIES, type MailKind } from './mail-kinds.ts';
import { REPLACED_MAIL } from './mail-queries.ts';
import type { MailRow } from './mails-table.ts';
import { MAIL_JOBS } from './send-mail-job.ts';
import { query } from './tables.ts';

/** Requests a mail once per order, kind and round, within the mailbox's allowance. False if not requested. */
export async function requestMail(
  trx: Transaction,
  order: OrderRow & { email: string },
  kind: Exclude<MailKind, DatedMailKind>,
  round: number,
  { recipient = null, for_holder = false }: Partial<Pick<MailRow, 'recipient' | 'for_holder'>> = {},
): Promise<boolean> {
  const mailbox = mailboxKey(recipient ?? order.email);
  if (!(await mayMail(trx, order, kind, mailbox))) return false;
  const mail = await query(trx)
    .insertInto('mails')
    .values({ order_id: order.id, kind, round, recipient, for_holder, mailbox })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!mail) return false;
  if (MAIL_POLICIES[kind].replacedByNewer) await cancelOlderMails(trx, order.id, kind, round);
  await requestJob(trx, MAIL_JOBS[kind], { orderId: order.id });
  return true;
}

/**
 * Schedules a mail once per order, kind and round, outside of the mailbox's allowance: a row that is overdue on its day,
 * when the sweeper finds it.
 */
export async function scheduleMail(
  trx: Transaction,
  orderId: number,
  kind: DatedMailKind,
  round: number,
  day: Date,
): Promise<void> {
  await query(trx)
    .insertInto('mails')
    .values({ order_id: orderId, kind, round, state_at: day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A mail being sent can still be confirmed. */
async function cancelOlderMails(trx: Transaction, orderId: number, kind: MailKind, round: number): Promise<void> {
  await query(trx)
    .updateTable('mails')
    .set({ state: 'failed', error: REPLACED_MAIL })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('round', '<', round)
    .where('state', 'in', ['pending', 'sending'])
    .execute();
}

export const isReachable = (order: OrderRow | undefined): order is OrderRow & { email: string } =>
  Boolean(order?.email);

export async function requestDeletionReceipt(trx: Transaction, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!isReachable(order)) return;
  // Later photos get a separate receipt.
  await requestMail(trx, order, 'deletion_receipt', await nextMailRound(trx, orderId, 'deletion_receipt'));
}

export async function requestWithdrawalMail(trx: Transaction, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (isReachable(order)) await requestMail(trx, order, 'withdrawal', 1);
}

/** Confirms a refund, which a withdrawal's own mail does already. @param isRepeated an earlier one failed */
export async function requestRefundMail(trx: Transaction, orderId: number, isRepeated = false): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (isReachable(order) && (isRepeated || !order.withdrawn_at))
    await requestMail(trx, order, 'refund', await nextMailRound(trx, orderId, 'refund'));
}

export async function requestRefundFailedMail(trx: Transaction, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (isReachable(order))
    await requestMail(trx, order, 'refund_failed', await nextMailRound(trx, orderId, 'refund_failed'));
}

/** The next round of a repeatable mail kind. */
export async function nextMailRound(trx: Transaction, orderId: number, kind: MailKind): Promise<number> {
  const { last } = await query(trx)
    .selectFrom('mails')
    .select((eb) => eb.fn.max('round').as('last'))
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Cancels an order's code of a round, which a newer one replaces. */
export async function cancelCodeMail(trx: Transaction, orderId: number, round: number | null): Promise<void> {
  await query(trx)
    .updateTable('mails')
    .set({ state: 'failed', error: REPLACED_MAIL })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'access_code')
    .where('round', '=', round)
    .where('state', 'in', ['pending', 'sending'])
    .execute();
}

/** Pending mails go to the order's new address. */
export async function readdressMails(trx: Transaction, orderId: number, mailbox: string): Promise<void> {
  await query(trx)
    .updateTable('mails')
    .set({ mailbox })
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .execute();
}
