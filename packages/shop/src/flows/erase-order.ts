import { isSettled } from '@trueseason/contracts';
import { deleteSessionsOfOrder, findShareId, lockSessionsOfOrder } from '../access/index.ts';
import { findAnalysisRow } from '../analysis/index.ts';
import { addAuditEntry, unlinkFromAudit } from '../audit/index.ts';
import { deleteAnsweredComplaints } from '../complaint/index.ts';
import { deleteOrderConsents } from '../consent/index.ts';
import type { Database, Transaction } from '../database/index.ts';
import { deleteOrderKeys } from '../encryption/index.ts';
import { findGift } from '../gift/index.ts';
import { bookSaleMoment, findSale, saveClaim } from '../ledger/index.ts';
import { listMails } from '../mail/index.ts';
import { deleteOrder, findOrder, lockOrder, type OrderRow, type Transition, transact } from '../order/index.ts';
import { deleteRequests } from '../outbox/index.ts';
import { findDisputeOfOrder, isOver, listCheckoutSessions, listPayments } from '../payment/index.ts';
import { abandonUploads, listAllPhotos } from '../photos/index.ts';
import { deleteUnusedCode } from '../promo/index.ts';
import { findRemeasure } from '../remeasure/index.ts';
import { findReport } from '../report/index.ts';
import { bookGiftMoment, endGift } from './gifts.ts';

/** Counts of an order's deleted data, anonymous. */
export interface ErasedOrder {
  readonly photos: number;
  readonly result: boolean;
  readonly report: boolean;
  readonly mails: number;
  readonly shared: boolean;
  /** Null if not a gift; whether its code was used, if it had one. */
  readonly gift: { readonly used: boolean | null } | null;
  /** The provider's ids of its payments, whose entries the books keep by accounting law. */
  readonly sales: readonly string[];
}

/** Requester and reason, for the audit. */
export interface ErasedBy {
  readonly actor: string;
  readonly reason?: string;
}

/** Expected payment state; any change since then aborts. */
export interface ExpectedPayment {
  readonly payment: OrderRow['payment'];
  /** Number of expired hosted pages. */
  readonly checkouts: number;
}

async function isAsExpected(trx: Transaction, order: OrderRow, expected: ExpectedPayment): Promise<boolean> {
  const payments = await listPayments(trx, order.id);
  const checkouts = await listCheckoutSessions(trx, order.id);
  return (
    order.payment === expected.payment &&
    checkouts.length === expected.checkouts &&
    payments.every(({ state }) => state !== 'open')
  );
}

/** Notes in the books that a payment's order is gone, and leaves a dispute that is not over to operators. */
async function bookDeletion(trx: Transition, { id, completed_at }: OrderRow): Promise<string[]> {
  const sales: string[] = [];
  for (const { intent_id } of await listPayments(trx, id)) {
    const sale = await findSale(trx, intent_id);
    if (!sale) continue;
    sales.push(intent_id);
    if (completed_at) await bookSaleMoment(trx, intent_id, 'order_delivered', completed_at);
    await bookSaleMoment(trx, intent_id, 'order_deleted');
    const dispute = await findDisputeOfOrder(trx, id);
    if (dispute?.intent_id !== intent_id || isOver(dispute)) continue;
    const { id: claim, status, reason, due_at } = dispute;
    const { cents, currency } = sale;
    await saveClaim(trx, { id: claim, kind: 'dispute', intent_id, status, reason, cents, currency, due_at });
  }
  return sales;
}

/**
 * Deletes an order's rows, cascading, except its entries in the books. Requires the order's lock; objects and jobs
 * are up to the caller. @param prefix of its objects: what a running worker still stores there is removed later
 */
async function eraseRows(trx: Transition, order: OrderRow, prefix: string): Promise<ErasedOrder> {
  const orderId = order.id;
  const photos = (await listAllPhotos(trx, orderId)).length;
  const hasResult = (await findAnalysisRow(trx, orderId)) !== undefined;
  const mails = (await listMails(trx, orderId)).length;
  const isShared = (await findShareId(trx, orderId)) !== null;
  const report = await findReport(trx, orderId);
  const sales = await bookDeletion(trx, order);
  await deleteRequests(trx, orderId);
  await abandonUploads(trx, prefix);
  await deleteOrderKeys(trx, orderId);
  await deleteOrderConsents(trx, orderId);
  await deleteAnsweredComplaints(trx, orderId);
  await deleteSessionsOfOrder(trx, orderId);
  await unlinkFromAudit(trx, orderId);
  const gift = await findGift(trx, orderId);
  if (gift?.uses === 0 && !gift.ended_at) await bookGiftMoment(trx, orderId, 'gift_ended');
  const remeasure = await findRemeasure(trx, orderId);
  await deleteOrder(trx, orderId);
  for (const codeOwner of [gift, remeasure]) if (codeOwner?.code) await deleteUnusedCode(trx, codeOwner.code);
  return {
    photos,
    mails,
    result: hasResult,
    report: typeof report?.object_key === 'string',
    shared: isShared,
    gift: gift ? { used: gift.uses === null ? null : gift.uses > 0 } : null,
    sales,
  };
}

/**
 * Whether an order's end owes the buyer a refund: of a withdrawal, or of what was not delivered. A gift is delivered when
 * used, and is ended by this, so that it cannot be used meanwhile; an expiring one was used or is out of date.
 */
async function owesRefund(db: Database, order: OrderRow, { actor }: ErasedBy): Promise<boolean> {
  if (order.withdrawn_at !== null) return true;
  if (!isSettled(order) || order.completed_at !== null) return false;
  if (order.flow !== 'gift' || (await findGift(db, order.id))?.ended_at) return true;
  return actor !== 'system' && (await endGift(db, order.id)) === 'ended';
}

/** Begins an erasure: ends an unused gift, and returns whether a refund is owed. Null without such an order. */
export async function beginErasure(
  db: Database,
  orderId: number,
  by: ErasedBy,
): Promise<{ readonly payment: OrderRow['payment']; readonly owesRefund: boolean } | null> {
  const order = await findOrder(db, orderId);
  return order ? { payment: order.payment, owesRefund: await owesRefund(db, order, by) } : null;
}

/**
 * Deletes and audits an order atomically; null if there is none, 'payment_moved' if it became payable or was paid
 * meanwhile. Objects and jobs are up to the caller. @param by omitted, like `expected`, for repeats after a restore
 */
export async function eraseOrder(
  db: Database,
  orderId: number,
  prefix: string,
  by?: ErasedBy,
  expected?: ExpectedPayment,
): Promise<ErasedOrder | 'payment_moved' | null> {
  return transact(db, async (trx) => {
    await lockSessionsOfOrder(trx, orderId);
    const order = await lockOrder(trx, orderId);
    if (!order) return null;
    if (expected && !(await isAsExpected(trx, order, expected))) return 'payment_moved';
    trx.record(orderId, 'erased');
    const erased = await eraseRows(trx, order, prefix);
    if (by) await addAuditEntry(trx, { action: 'erased an order', ...by, detail: 'done' });
    return erased;
  });
}
