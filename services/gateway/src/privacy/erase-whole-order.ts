import { ACCOUNTING_RETENTION_YEARS } from '@trueseason/contracts';
import type { DeletionReceipt } from '@trueseason/shop/access';
import {
  beginErasure,
  type ErasedBy,
  type ErasedOrder,
  type ExpectedPayment,
  eraseOrder,
} from '@trueseason/shop/flows';
import { objectKeys } from '@trueseason/shop/storage';
import type { GatewayDeps } from '../deps.ts';
import { recordErasure } from '../erasure/erasure-markers.ts';
import { removeJobs } from '../erasure/remove-jobs.ts';
import { ProblemError } from '../http/problem-error.ts';
import { isInvalidRequest } from '../payment/call-provider.ts';
import { endPayments } from '../payment/end-payments.ts';
import { refreshDispute } from '../payment/refresh-dispute.ts';
import { refundOrder } from '../payment/refund-automatically.ts';

type ErasingDeps = Pick<GatewayDeps, 'config' | 'db' | 'store' | 'payments' | 'queue'>;

const countOf = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

/** Lists what was deleted and kept, for the receipt. */
function describeErasure({ photos, result, report, mails, shared, gift, sales }: ErasedOrder) {
  const deletedItems = [
    'the order with its number and address',
    photos > 0 && countOf(photos, 'photo'),
    result && 'the measurements and the result',
    report && 'the report',
    shared && 'the share link',
    gift && 'the gift card’s text, and the reminder to write to you again',
    gift?.used === false && 'the gift code, which was not used',
    mails > 0 && `our records of ${countOf(mails, 'mail')}`,
  ].filter((text) => typeof text === 'string');
  const keptItems = [
    gift?.used && 'the order placed with the gift code: it belongs to the person who used it',
    sales.length > 0 &&
      `what was paid and when, and on which day it was delivered, without your name or order number, for ${ACCOUNTING_RETENTION_YEARS} years (tax law)`,
  ].filter((text) => typeof text === 'string');
  return { deleted: deletedItems, kept: keptItems };
}

/** A dispute may open at any moment, and the provider refuses then. @throws payment_under_way */
async function refundUndisputed(deps: ErasingDeps, orderId: number): Promise<boolean> {
  try {
    return await refundOrder(deps, orderId, 'deleted');
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    await refreshDispute(deps, orderId);
    throw new ProblemError('payment_under_way');
  }
}

/** Cancels open payments, refunds what was not delivered, and deletes stored objects. Null for an unknown order. */
async function prepareErasure(deps: ErasingDeps, orderId: number, erasedBy: ErasedBy): Promise<ExpectedPayment | null> {
  const { pages: checkouts, underWay } = await endPayments(deps, orderId);
  if (underWay) throw new ProblemError('payment_under_way');
  await refreshDispute(deps, orderId);
  const order = await beginErasure(deps.db, orderId, erasedBy);
  if (!order) return null;
  // The disputed money is held by the bank, which decides on the refund.
  if (order.owesRefund && order.payment === 'disputed') throw new ProblemError('payment_under_way');
  const isRefunded = order.owesRefund && (await refundUndisputed(deps, orderId));
  // Expired orders expire again after a restore and need no marker.
  if (erasedBy.actor !== 'system') await recordErasure(deps, 'order', orderId);
  // Delete objects first: if the store is down, nothing has changed and the request can be retried.
  await deps.store.deletePrefix(objectKeys.order(orderId));
  return { payment: isRefunded ? 'refunded' : order.payment, checkouts };
}

/** A concurrent payment in another tab is refunded in the next round. */
const MAX_ROUNDS = 5;

/**
 * Deletes an order and everything that belongs to it: rows, objects, jobs. Refunds undelivered payments first. Objects
 * that a running worker still writes are removed within two hours. Null for an unknown order.
 * @throws payment_provider_unavailable; payment_under_way until a bank has decided; unavailable if payments keep
 * arriving
 */
export async function eraseWholeOrder(
  deps: ErasingDeps,
  orderId: number,
  erasedBy: ErasedBy,
): Promise<DeletionReceipt | null> {
  const prefix = objectKeys.order(orderId);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const preparation = await prepareErasure(deps, orderId, erasedBy);
    const erased = preparation && (await eraseOrder(deps.db, orderId, prefix, erasedBy, preparation));
    if (!erased) return null;
    if (erased === 'payment_moved') continue;
    await deps.store.deletePrefix(prefix).catch(() => undefined);
    await removeJobs(deps, orderId);
    return { orderId, deletedAt: new Date().toISOString(), ...describeErasure(erased), sales: erased.sales };
  }
  throw new ProblemError('unavailable');
}
