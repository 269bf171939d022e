import { discountedCents, isFree, isRemeasureCode, isSettled, type Payment } from '@trueseason/contracts';
import { sql } from 'kysely';
import { analyzeJob } from '../analysis/analyze-job.ts';
import { addAudit } from '../audit/audit-queries.ts';
import { type Database, query } from '../database/database.ts';
import { issueGift } from '../gift/gifts.ts';
import { requestJob } from '../jobs/job.ts';
import { requestHeldMails, requestRefundMail } from '../mail/request-mail.ts';
import { concludeIfDue } from '../order/conclude-order.ts';
import { addOrderEventOnce } from '../order/order-moments.ts';
import { lockOrder } from '../order/order-queries.ts';
import type { OrderRow } from '../order/orders-table.ts';
import { type Transition, transact } from '../order/transition.ts';
import { deleteReservation } from '../promo/promo-reservations.ts';
import { makeUse } from '../promo/promo-uses.ts';
import { findPayment } from './payment-queries.ts';

/** As the provider has it, never as a browser or event claims. */
export interface ProviderIntent {
  readonly id: string;
  readonly status: string;
  readonly amountReceived: number;
  readonly currency: string;
  /** Null for another shop on the same account. */
  readonly orderId: number | null;
}

/** `surplus`: already settled, so refund this. `closed`: refunded or disputed. */
export type Settlement = 'settled' | 'already_settled' | 'not_paid' | 'mismatch' | 'surplus' | 'closed';

async function settle(trx: Transition, order: OrderRow, payment: Payment, amountCents: number): Promise<void> {
  await query(trx)
    .updateTable('orders')
    .set({ payment, amount_cents: amountCents, settled_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', order.id)
    .where('payment', '=', 'unpaid')
    .execute();
  trx.record(order.id, 'settled', { of: payment });
  await deleteReservation(trx, order.id);
  if (order.flow === 'gift') return issueGift(trx, order);
  // Start the analysis that waited for payment.
  const waits = order.progress === 'files_uploaded' && order.flow !== 'analyze_first';
  // A remeasure is compared by the worker.
  if (waits || isRemeasureCode(order.promo_code ?? '')) {
    await requestJob(trx, analyzeJob, { orderId: order.id });
  }
  await concludeIfDue(trx, order.id);
}

/** Settles an order from a paid intent, for webhook, browser and reconciler in any order; idempotent. */
export async function recordPayment(db: Database, intent: ProviderIntent): Promise<Settlement> {
  const { orderId } = intent;
  if (intent.status !== 'succeeded') return 'not_paid';
  if (orderId === null) return 'mismatch';
  return transact(db, async (trx): Promise<Settlement> => {
    const order = await lockOrder(trx, orderId);
    const payment = await findPayment(trx, intent.id);
    if (!order || !payment || payment.order_id !== order.id) return 'mismatch';
    if (payment.state === 'succeeded' || payment.state === 'refunded') return 'already_settled';
    if (order.payment !== 'unpaid') return 'surplus';
    if (intent.amountReceived !== payment.amount_cents || intent.currency !== payment.currency) return 'mismatch';
    await query(trx)
      .updateTable('payments')
      .set({ state: 'succeeded', settled_at: (eb) => eb.fn<Date>('now') })
      .where('intent_id', '=', intent.id)
      .execute();
    // It was paid at the discounted price: honor even an ended code.
    if (payment.promo_code) await makeUse(trx, order.id, payment.promo_code);
    await settle(trx, order, 'paid', payment.amount_cents);
    return 'settled';
  });
}

/** Settles an order made free by a code. `not_paid` without such a code, or if it expired or was used up. */
export async function redeemFreeOrder(db: Database, orderId: number): Promise<Settlement> {
  return transact(db, async (trx): Promise<Settlement> => {
    const order = await lockOrder(trx, orderId);
    if (!order) return 'mismatch';
    if (order.payment !== 'unpaid') return isSettled(order) ? 'already_settled' : 'closed';
    const code = order.promo_code;
    if (!code) return 'not_paid';
    const promo = await query(trx).selectFrom('promos').select('percent').where('code', '=', code).executeTakeFirst();
    if (!promo || !isFree(discountedCents(promo.percent)) || !(await makeUse(trx, orderId, code))) return 'not_paid';
    await settle(trx, order, 'free', 0);
    return 'settled';
  });
}

/**
 * Records a refund, which locks a paid order. Orders settled otherwise stay open, and the intent settles nothing later.
 * False if nothing changed. @param by `bank` after a lost dispute, which sends no mail
 */
export async function recordRefund(db: Database, intentId: string, by: 'us' | 'bank' = 'us'): Promise<boolean> {
  const known = await findPayment(db, intentId);
  if (!known) return false;
  return transact(db, async (trx) => {
    // Lock the order first, as everywhere, to avoid deadlocks.
    await lockOrder(trx, known.order_id);
    const payment = await findPayment(trx, intentId);
    if (!payment || (payment.state === 'refunded' && !payment.refund_failed_at)) return false;
    await query(trx)
      .updateTable('payments')
      .set({ state: 'refunded', refund_failed_at: null })
      .where('intent_id', '=', intentId)
      .execute();
    trx.record(payment.order_id, 'refunded', { of: by, cents: payment.amount_cents, intent: intentId });
    if (payment.state !== 'succeeded') return true;
    const closed = await query(trx)
      .updateTable('orders')
      .set({ payment: 'refunded', photos_asked_at: null })
      .where('id', '=', payment.order_id)
      .where('payment', 'in', ['paid', 'disputed'])
      .returning('id')
      .executeTakeFirst();
    if (closed && by === 'us') await requestRefundMail(trx, closed.id);
    return true;
  });
}

/** What the provider refunded of an intent. */
export interface ProviderRefunds {
  readonly cents: number;
  /** Whether the newest refund failed. */
  readonly failed: boolean;
}

/** Cents to refund, after as many were refunded by our records. */
export type RefundPart = Readonly<Record<'cents' | 'after', number>>;

/** With the one made now; null if something else was refunded first. */
export type MadeRefund = ProviderRefunds & { readonly made: { readonly id: string; readonly cents: number } | null };

/** Records refunds: full, partial (stays open), or failed (stays closed for an operator). False if nothing changed. */
export async function recordRefunds(
  db: Database,
  intentId: string,
  { cents, failed }: ProviderRefunds,
): Promise<boolean> {
  const known = await findPayment(db, intentId);
  if (!known) return false;
  if (cents >= known.amount_cents) return recordRefund(db, intentId);
  return transact(db, async (trx) => {
    await lockOrder(trx, known.order_id);
    const payment = await findPayment(trx, intentId);
    if (!payment) return false;
    const { order_id: orderId, state, refunded_cents: before, refund_failed_at: failedAt } = payment;
    const isDue = failed || (state === 'refunded' && failedAt !== null);
    if (cents === before && isDue === (failedAt !== null)) return false;
    await query(trx)
      .updateTable('payments')
      .set({ refunded_cents: cents, refund_failed_at: isDue ? (failedAt ?? new Date()) : null })
      .where('intent_id', '=', intentId)
      .execute();
    if (isDue && !failedAt) {
      trx.record(orderId, 'refund_failed');
      await addAudit(trx, { actor: 'system', action: 'refund failed', orderId, detail: intentId });
    }
    if (cents > before && state === 'succeeded') {
      trx.record(orderId, 'refunded_in_part', { cents: cents - before, intent: intentId });
      await requestRefundMail(trx, orderId);
    }
    return true;
  });
}

/** A dispute as the provider reports it. */
export interface DisputeState {
  readonly id: string;
  readonly status: string;
  readonly reason: string;
  readonly dueBy: string | null;
}

/** Adds each state of a dispute to the history once. */
export async function recordDisputeState(db: Database, intentId: string, { id, status, reason, dueBy }: DisputeState) {
  const payment = await findPayment(db, intentId);
  if (!payment) return;
  await transact(db, async (trx) => {
    await lockOrder(trx, payment.order_id);
    await addOrderEventOnce(trx, {
      orderId: payment.order_id,
      kind: 'dispute',
      detail: { of: status, dispute: id, reason, dueBy, intent: intentId },
    });
  });
}

/** Records a dispute, or its end in our favor. */
export async function recordDispute(db: Database, intentId: string, won: boolean): Promise<void> {
  const payment = await findPayment(db, intentId);
  // Refunded payments settle nothing, so their dispute locks nothing; pending refunds can be disputed.
  if (payment?.state !== 'succeeded') return;
  await transact(db, async (trx) => {
    await lockOrder(trx, payment.order_id);
    const moved = await query(trx)
      .updateTable('orders')
      .set({ payment: won ? sql<Payment>`case when withdrawn_at is null then 'paid' else 'refunded' end` : 'disputed' })
      .where('id', '=', payment.order_id)
      .where('payment', 'in', won ? ['disputed'] : ['paid', 'refunded'])
      .returning('id')
      .executeTakeFirst();
    if (!moved) return;
    trx.record(moved.id, won ? 'dispute_won' : 'disputed');
    if (!won) return;
    // Continue what waited for the dispute's end.
    await concludeIfDue(trx, moved.id);
    await requestHeldMails(trx, moved.id);
  });
}
