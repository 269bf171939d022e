import { discountedCents, isFree, isSettled, type Payment } from '@trueseason/contracts';
import { type Db, deleteReservation, findPayment, lockOrder, type OrderRow, type Trx } from '@trueseason/db';
import { sql } from 'kysely';
import { concludeIfDue } from './conclude-order.ts';
import { issueGift } from './gifts.ts';
import { analyzeJob } from './jobs/analyze.ts';
import { requestJob } from './jobs/job.ts';
import { note, publishTransition, transact } from './order-events.ts';
import { makeUse } from './promo-uses.ts';
import { requestHeldMails } from './request-mail.ts';

/** What the provider itself said about an intent, re-fetched; never what a browser or an event claimed. */
export interface ProviderIntent {
  readonly id: string;
  readonly status: string;
  readonly amountReceived: number;
  readonly currency: string;
  /** Null for what another shop of the same account sells. */
  readonly orderId: number | null;
}

/**
 * `surplus`: the order was settled otherwise, so this money has to go back. `closed`: it was settled, and its money went
 * back or is disputed.
 */
export type Settlement = 'settled' | 'already_settled' | 'not_paid' | 'mismatch' | 'surplus' | 'closed';

async function settle(trx: Trx, order: OrderRow, payment: Payment, amountCents: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ payment, amount_cents: amountCents, settled_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', order.id)
    .where('payment', '=', 'unpaid')
    .execute();
  note(trx, order.id, 'settled', payment);
  await deleteReservation(trx, order.id);
  if (order.flow === 'gift') return issueGift(trx, order);
  // Photos that waited for the payment go now.
  if (order.progress === 'files_uploaded' && order.flow !== 'analyze_first') {
    await requestJob(trx, analyzeJob, { orderId: order.id });
  }
  await concludeIfDue(trx, order.id);
}

/**
 * Settles an order from a paid intent. Serves webhook, browser and reconciler alike, any number of
 * times and in any order: the first wins and the rest change nothing.
 */
export async function recordPayment(db: Db, intent: ProviderIntent): Promise<Settlement> {
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
    await trx
      .updateTable('payments')
      .set({ state: 'succeeded', settled_at: (eb) => eb.fn<Date>('now') })
      .where('intent_id', '=', intent.id)
      .execute();
    // The money is taken at the discounted price, so a code that ran out in between is honored.
    if (payment.promo_code) await makeUse(trx, order.id, payment.promo_code);
    await settle(trx, order, 'paid', payment.amount_cents);
    return 'settled';
  });
}

/** That there is money which fits no order, for whoever counts that: an operator has to look at it. */
export const tellUnplaced = (orderId: number): void => publishTransition(orderId, 'money_unplaced');

/**
 * Settles an order to which a code was applied that leaves nothing to charge. `not_paid` when no such code
 * is applied, or when it expired or was used up in the meantime.
 */
export async function redeemFreeOrder(db: Db, orderId: number): Promise<Settlement> {
  return transact(db, async (trx): Promise<Settlement> => {
    const order = await lockOrder(trx, orderId);
    if (!order) return 'mismatch';
    if (order.payment !== 'unpaid') return isSettled(order) ? 'already_settled' : 'closed';
    const code = order.promo_code;
    if (!code) return 'not_paid';
    const promo = await trx.selectFrom('promos').select('percent').where('code', '=', code).executeTakeFirst();
    if (!promo || !isFree(discountedCents(promo.percent)) || !(await makeUse(trx, orderId, code))) return 'not_paid';
    await settle(trx, order, 'free', 0);
    return 'settled';
  });
}

/**
 * The provider gave the money back: a paid order is locked again. One that was settled by other means stays open,
 * and an intent whose success we have not heard of will not settle anything any more. False when nothing changed.
 */
export async function recordRefund(db: Db, intentId: string): Promise<boolean> {
  const known = await findPayment(db, intentId);
  if (!known) return false;
  return transact(db, async (trx) => {
    // The order first, as everywhere, so that two transitions never wait for each other.
    await lockOrder(trx, known.order_id);
    const payment = await findPayment(trx, intentId);
    if (!payment || payment.state === 'refunded') return false;
    await trx.updateTable('payments').set({ state: 'refunded' }).where('intent_id', '=', intentId).execute();
    note(trx, payment.order_id, 'refunded');
    if (payment.state !== 'succeeded') return true;
    await trx
      .updateTable('orders')
      .set({ payment: 'refunded', photos_asked_at: null })
      .where('id', '=', payment.order_id)
      .where('payment', 'in', ['paid', 'disputed'])
      .execute();
    return true;
  });
}

/** The customer's bank disputes a payment, or has closed the dispute in our favor. */
export async function recordDispute(db: Db, intentId: string, won: boolean): Promise<void> {
  const payment = await findPayment(db, intentId);
  // Money that went back already settles nothing, so its dispute locks nothing; what is on its way back can be disputed.
  if (payment?.state !== 'succeeded') return;
  await transact(db, async (trx) => {
    await lockOrder(trx, payment.order_id);
    const moved = await trx
      .updateTable('orders')
      .set({ payment: won ? sql<Payment>`case when withdrawn_at is null then 'paid' else 'refunded' end` : 'disputed' })
      .where('id', '=', payment.order_id)
      .where('payment', 'in', won ? ['disputed'] : ['paid', 'refunded'])
      .returning('id')
      .executeTakeFirst();
    if (!moved) return;
    note(trx, moved.id, won ? 'dispute_won' : 'disputed');
    if (!won) return;
    // What ended meanwhile waited for this as for a payment.
    await concludeIfDue(trx, moved.id);
    await requestHeldMails(trx, moved.id);
  });
}
