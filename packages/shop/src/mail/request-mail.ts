import { isCompleted } from '@trueseason/contracts';
import { query, type Transaction } from '../database/index.ts';
import { findGift } from '../gift/index.ts';
import { lockOrder, type OrderRow } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { isStillDue, mailboxKey, mayMail } from './mail-allowance.ts';
import { type DatedMailKind, MAIL_POLICIES, type MailKind, mailKindsThat } from './mail-kinds.ts';
import { didNotArrive, findResultsMail, REPLACED_MAIL } from './mail-queries.ts';
import type { MailRow } from './mails-table.ts';
import { resendCanceledMail } from './resend-mail.ts';
import { MAIL_JOBS } from './send-mail-job.ts';

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

/**
 * Requests every mail that became possible; idempotent. Call whenever something arrives that a mail needs.
 * - results: completed, report made or failed, address known; again after another completion
 * - gift: paid, so it has a code; once per address
 * - photo request: settled, photos unmeasurable, address known
 */
export async function requestDueMails(trx: Transaction, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!isReachable(order)) return;
  if (order.flow === 'gift') return requestGiftMail(trx, order);
  if (order.photos_asked_at && isStillDue(order, 'photo_request')) {
    // A delivered order's request came from an operator.
    const round = isCompleted(order) ? (await nextMailRound(trx, orderId, 'photo_request')) - 1 : order.round;
    const isRequested = await requestMail(trx, order, 'photo_request', Math.max(1, round));
    // A dispute may have canceled the one about these photos.
    if (!isRequested) await resendCanceledMail(trx, orderId, 'photo_request', round);
  }
  if (!isStillDue(order, 'results')) return;
  const report = await query(trx)
    .selectFrom('reports')
    .select('state')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!report || report.state === 'pending') return;
  const last = await findResultsMail(trx, orderId);
  const isOfBefore = last && order.completed_at && last.created_at < order.completed_at;
  await requestMail(trx, order, 'results', isOfBefore ? last.round + 1 : (last?.round ?? 1));
}

const SUSPENDABLE_KINDS = mailKindsThat(({ resumesAfterDispute }) => resumesAfterDispute);

/** Requests mails held back while an order was locked. */
export async function requestSuspendedMails(trx: Transaction, orderId: number): Promise<void> {
  await requestDueMails(trx, orderId);
  for (const kind of SUSPENDABLE_KINDS) await resendCanceledMail(trx, orderId, kind);
}

/** The gift code's mail, once per mailbox. */
async function requestGiftMail(trx: Transaction, order: OrderRow & { email: string }): Promise<void> {
  const gift = await findGift(trx, order.id);
  if (!gift?.code || gift.ended_at || order.payment !== 'paid') return;
  const earlierMail = await query(trx)
    .selectFrom('mails')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'gift')
    .where('mailbox', '=', mailboxKey(order.email))
    // Resend one that did not arrive, or was canceled while the gift was suspended.
    .where('state', '!=', 'failed')
    .where((eb) => eb.not(didNotArrive))
    .executeTakeFirst();
  if (!earlierMail) await requestMail(trx, order, 'gift', await nextMailRound(trx, order.id, 'gift'));
}

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
