import { ACCOUNTING_RETENTION_YEARS } from '@trueseason/contracts';
import { objectKeys } from '@trueseason/platform/storage';
import type { DeletionReceipt } from '@trueseason/shop/access';
import { JOB_LIST } from '@trueseason/shop/jobs';
import { type ErasedBy, type ErasedOrder, eraseOrder, type PaymentEnded, prepareErasure } from '@trueseason/shop/order';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { askAboutDispute } from '../payment/ask-about-dispute.ts';
import { endPayments } from '../payment/end-payments.ts';
import { refundPaid } from '../payment/refund-unasked.ts';
import { noteErasure } from './erasures.ts';

type ErasingDeps = Pick<GatewayDeps, 'config' | 'db' | 'store' | 'payments' | 'queue'>;

const counted = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

/** Lists what was deleted and kept, for the receipt. */
function inWords({ photos, result, report, mails, shared, gift, accounting }: ErasedOrder) {
  const deleted = [
    'the order with its number and address',
    photos > 0 && counted(photos, 'photo'),
    result && 'the measurements and the result',
    report && 'the report',
    shared && 'the share link',
    gift && 'the gift card’s text, and the reminder to write to you again',
    gift?.used === false && 'the gift code, which was not used',
    mails > 0 && `our records of ${counted(mails, 'mail')}`,
  ].filter((text) => typeof text === 'string');
  const kept = [
    gift?.used && 'the order placed with the gift code: it belongs to the person who used it',
    accounting > 0 &&
      `what was paid and when, without your name or order number, for ${ACCOUNTING_RETENTION_YEARS} years (tax law)`,
  ].filter((text) => typeof text === 'string');
  return { deleted, kept };
}

/** Waiting and finished jobs contain the order ID; if Redis is down, they expire there. */
export async function forgetJobs({ queue }: Pick<GatewayDeps, 'queue'>, orderId: number): Promise<void> {
  await Promise.allSettled(JOB_LIST.map((job) => queue?.forget(job, { orderId })));
}

/** Cancels open payments, refunds what was not delivered, and deletes stored objects. Null for an unknown order. */
async function prepare(deps: ErasingDeps, orderId: number, by: ErasedBy): Promise<PaymentEnded | null> {
  const { pages: checkouts, underWay } = await endPayments(deps, orderId);
  if (underWay) throw new ProblemError('payment_under_way');
  await askAboutDispute(deps, orderId);
  const order = await prepareErasure(deps.db, orderId, by);
  if (!order) return null;
  // The disputed money is held by the bank, which decides on the refund.
  if (order.owesRefund && order.payment === 'disputed') throw new ProblemError('payment_under_way');
  const isGivenBack = order.owesRefund && (await refundPaid(deps, orderId, 'deleted'));
  // Expired orders expire again after a restore and need no note.
  if (by.actor !== 'system') await noteErasure(deps, 'order', orderId);
  // Delete objects first: if the store is down, nothing has changed and the request can be retried.
  await deps.store.deletePrefix(objectKeys.order(orderId));
  return { payment: isGivenBack ? 'refunded' : order.payment, checkouts };
}

/** A concurrent payment in another tab is refunded in the next round. */
const MOST_ROUNDS = 5;

/**
 * Deletes an order and everything that belongs to it: rows, objects, jobs. Refunds undelivered payments first. Objects
 * that a running worker still writes are removed within two hours. Null if there is no such order.
 * @throws payment_provider_unavailable; payment_under_way until a bank has decided; unavailable if payments keep
 * arriving
 */
export async function eraseWholeOrder(
  deps: ErasingDeps,
  orderId: number,
  by: ErasedBy,
): Promise<DeletionReceipt | null> {
  const prefix = objectKeys.order(orderId);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const seen = await prepare(deps, orderId, by);
    const erased = seen && (await eraseOrder(deps.db, orderId, prefix, by, seen));
    if (!erased) return null;
    if (erased === 'payment_moved') continue;
    await deps.store.deletePrefix(prefix).catch(() => undefined);
    await forgetJobs(deps, orderId);
    return { orderId, deletedAt: new Date().toISOString(), ...inWords(erased) };
  }
  throw new ProblemError('unavailable');
}
