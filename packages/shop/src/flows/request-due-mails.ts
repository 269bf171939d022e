import { isCompleted } from '@trueseason/contracts';
import type { Transaction } from '../database/index.ts';
import { findGift } from '../gift/index.ts';
import {
  findResultsMail,
  isReachable,
  isStillDue,
  mailboxKey,
  mailKindsThat,
  nextMailRound,
  requestMail,
  resendCanceledMail,
  wasMailed,
} from '../mail/index.ts';
import { lockOrder, type OrderRow } from '../order/index.ts';
import { findReport } from '../report/index.ts';

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
  const report = await findReport(trx, orderId);
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
  // One that did not arrive, or was canceled while the gift was suspended, is sent again.
  const isMailed = await wasMailed(trx, order.id, { kind: 'gift', mailbox: mailboxKey(order.email), arrived: true });
  if (!isMailed) await requestMail(trx, order, 'gift', await nextMailRound(trx, order.id, 'gift'));
}
