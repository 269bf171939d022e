import { ACCOUNTING_RETENTION_YEARS, isSettled } from '@trueseason/contracts';
import {
  addAudit,
  type ErasedOrder,
  findOrder,
  listCheckoutSessions,
  listPayments,
  type OrderRow,
} from '@trueseason/db';
import type { DeletionReceipt } from '@trueseason/links';
import { type ErasedBy, endGift, eraseOrder, JOB_LIST, recordRefund } from '@trueseason/orders';
import { objectKeys } from '@trueseason/storage';
import type { GatewayDeps } from '../deps.ts';
import { settleIntent } from '../payments/settle.ts';
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

/** Nothing may be paid any more for an order that will be gone. @throws payment_provider_unavailable */
async function endPayments(deps: ErasingDeps, orderId: number): Promise<void> {
  const { db, payments } = deps;
  for (const session of await listCheckoutSessions(db, orderId)) await payments.expireCheckout(session);
  for (const { state, intent_id } of await listPayments(db, orderId)) {
    if (state === 'open') await settleIntent(deps, await payments.cancelIntent(intent_id));
  }
}

/** Gives the money back, unasked. Gives whether there was any. @throws payment_provider_unavailable */
export async function refundPaid(deps: ErasingDeps, orderId: number, why: string): Promise<boolean> {
  const { db, payments } = deps;
  const paid = (await listPayments(db, orderId)).find(({ state }) => state === 'succeeded');
  if (!paid) return false;
  await payments.refund(paid.intent_id);
  // The provider's own event may be faster than this.
  await recordRefund(db, paid.intent_id);
  await addAudit(db, { action: 'refund', orderId, actor: 'system', detail: `automatic: ${why}` });
  return true;
}

/** Whether something was paid for and not delivered. A gift is delivered when it is used, and ends before that is asked. */
async function isUndelivered({ db }: ErasingDeps, order: OrderRow, { actor }: ErasedBy): Promise<boolean> {
  if (!isSettled(order) || order.completed_at !== null) return false;
  if (order.flow !== 'gift') return true;
  // One that goes by age was used, or its years are over.
  return actor !== 'system' && (await endGift(db, order.id)) === 'ended';
}

/** Jobs that wait or have ended still name the order; away, Redis forgets them by age. */
export async function forgetJobs({ queue }: Pick<GatewayDeps, 'queue'>, orderId: number): Promise<void> {
  await Promise.allSettled(JOB_LIST.map((job) => queue?.forget(job, { orderId })));
}

/**
 * Deletes an order with all that belongs to it: rows, objects, jobs. What was paid and not delivered goes back first.
 * What a worker that is at it still stores is removed within two hours. Null when there is no such order.
 */
export async function eraseWholeOrder(
  deps: ErasingDeps,
  orderId: number,
  by: ErasedBy,
): Promise<DeletionReceipt | null> {
  const { db, store } = deps;
  await endPayments(deps, orderId);
  const order = await findOrder(db, orderId);
  if (!order) return null;
  if (await isUndelivered(deps, order, by)) await refundPaid(deps, orderId, 'the order was deleted');
  const prefix = objectKeys.order(orderId);
  // Who goes by age goes by age again after a restore.
  if (by.actor !== 'system') await noteErasure(deps, 'order', orderId);
  // The objects first: when the store is away nothing has happened, and it can be asked for again.
  await store.deletePrefix(prefix);
  const erased = await eraseOrder(db, orderId, prefix, by);
  if (!erased) return null;
  await store.deletePrefix(prefix).catch(() => undefined);
  await forgetJobs(deps, orderId);
  return { orderId, deletedAt: new Date().toISOString(), ...inWords(erased) };
}
