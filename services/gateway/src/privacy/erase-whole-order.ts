import { ACCOUNTING_RETENTION_YEARS, isSettled } from '@trueseason/contracts';
import { type ErasedOrder, findGift, findOrder, type OrderRow } from '@trueseason/db';
import type { DeletionReceipt } from '@trueseason/links';
import { type ErasedBy, endGift, eraseOrder, JOB_LIST, type PaymentEnded } from '@trueseason/orders';
import { objectKeys } from '@trueseason/storage';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { endPayments } from '../payments/end-payments.ts';
import { refundPaid } from '../payments/refund-unasked.ts';
import { askAboutDispute } from '../payments/settle-dispute.ts';
import { noteErasure } from './erasures.ts';

type ErasingDeps = Pick<GatewayDeps, 'config' | 'db' | 'store' | 'payments' | 'queue'>;

const counted = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

/** What was deleted and what is kept, in words for the receipt. */
function inWords({ photos, result, report, mails, shared, gift, accounting }: ErasedOrder) {
  const deleted = [
    'the order with its number and address',
    photos > 0 && counted(photos, 'photo'),
    result && 'the measurements and the result',
    report && 'the report',
    shared && 'the share link',
    gift && 'the gift: what its card said, and the day to write to you again',
    gift?.used === false && 'the code of the gift, which nobody had used',
    mails > 0 && `what we noted of ${counted(mails, 'mail')}`,
  ].filter((text) => typeof text === 'string');
  const kept = [
    gift?.used && 'the order of whoever used the code of the gift: that is theirs',
    accounting > 0 &&
      `what was paid and when, without your name or order number, for ${ACCOUNTING_RETENTION_YEARS} years (tax law)`,
  ].filter((text) => typeof text === 'string');
  return { deleted, kept };
}

/**
 * Whether money is to go back: the buyer withdrew, or what was paid for was not delivered. A gift is delivered when it is
 * used, and ends before that is asked.
 */
async function isOwed({ db }: ErasingDeps, order: OrderRow, { actor }: ErasedBy): Promise<boolean> {
  if (order.withdrawn_at !== null) return true;
  if (!isSettled(order) || order.completed_at !== null) return false;
  if (order.flow !== 'gift' || (await findGift(db, order.id))?.ended_at) return true;
  // One that goes by age was used, or its years are over.
  return actor !== 'system' && (await endGift(db, order.id)) === 'ended';
}

/** Jobs that wait or have ended still name the order; away, Redis forgets them by age. */
export async function forgetJobs({ queue }: Pick<GatewayDeps, 'queue'>, orderId: number): Promise<void> {
  await Promise.allSettled(JOB_LIST.map((job) => queue?.forget(job, { orderId })));
}

/** Ends what could still be paid, gives back what was paid for nothing, and empties the store. Null when there is no such order. */
async function prepare(deps: ErasingDeps, orderId: number, by: ErasedBy): Promise<PaymentEnded | null> {
  const { pages: checkouts, underWay } = await endPayments(deps, orderId);
  if (underWay) throw new ProblemError('payment_under_way');
  await askAboutDispute(deps, orderId);
  const order = await findOrder(deps.db, orderId);
  if (!order) return null;
  const owed = await isOwed(deps, order, by);
  // The bank holds what is to go back: it gives it back itself, or leaves that to us.
  if (owed && order.payment === 'disputed') throw new ProblemError('payment_under_way');
  const isGivenBack = owed && (await refundPaid(deps, orderId, 'deleted'));
  // Who goes by age goes by age again after a restore.
  if (by.actor !== 'system') await noteErasure(deps, 'order', orderId);
  // The objects first: when the store is away nothing has happened, and it can be asked for again.
  await deps.store.deletePrefix(objectKeys.order(orderId));
  return { payment: isGivenBack ? 'refunded' : order.payment, checkouts };
}

/** Whoever pays in another tab meanwhile is given it back in the next round. */
const MOST_ROUNDS = 5;

/**
 * Deletes an order with all that belongs to it: rows, objects, jobs. What was paid and not delivered goes back first.
 * What a worker that is at it still stores is removed within two hours. Null when there is no such order.
 * @throws payment_provider_unavailable; payment_under_way until a bank has decided; unavailable while somebody keeps paying
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
