import { discountedCents, isFree, isSettled, TERMS_VERSION } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { bookCharge, bookSaleMoment, type ChargedMoney } from '../ledger/index.ts';
import { lockOrder, movePayment, type OrderRow, type Transition, transact } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { findPayment, settlePayment } from '../payment/index.ts';
import { deleteReservation, findPromo } from '../promo/index.ts';
import { advanceSettledOrder } from './advance-order.ts';
import { analyzeJob } from './analyze-job.ts';
import { bookGiftUse, issueGiftCode } from './gifts.ts';
import { redeemPromo } from './promo-uses.ts';

/** As the provider has it, never as a browser or event claims. */
export interface ProviderIntent {
  readonly id: string;
  readonly status: string;
  readonly amountReceived: number;
  readonly currency: string;
  /** Null before it is charged. */
  readonly charge: ChargedMoney['charge'];
  /** Null for another shop on the same account. */
  readonly orderId: number | null;
}

/** An intent's money, for the books. */
export const chargedMoney = ({ id, amountReceived, currency, charge }: ProviderIntent): ChargedMoney => ({
  intentId: id,
  cents: amountReceived,
  currency,
  charge,
});

/** `surplus`: already settled, so refund this. `closed`: refunded or disputed. */
export type Settlement = 'settled' | 'already_settled' | 'not_paid' | 'mismatch' | 'surplus' | 'closed';

async function settle(
  trx: Transition,
  order: OrderRow,
  payment: 'paid' | 'free',
  price: Pick<OrderRow, 'amount_cents' | 'currency'>,
): Promise<void> {
  await movePayment(trx, order.id, ['unpaid'], payment, { ...price, settled_at: sql`now()` });
  trx.record(order.id, 'settled', { of: payment, terms: TERMS_VERSION });
  await deleteReservation(trx, order.id);
  if (order.flow === 'gift') return issueGiftCode(trx, order);
  // Start the analysis that waited for payment.
  if (order.progress === 'files_uploaded' && order.flow !== 'analyze_first')
    await requestJob(trx, analyzeJob, { orderId: order.id });
  await advanceSettledOrder(trx, order.id);
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
    // Whatever comes of it, the money is here.
    await bookCharge(trx, chargedMoney(intent));
    if (payment.state === 'succeeded' || payment.state === 'refunded') return 'already_settled';
    if (order.payment !== 'unpaid') return 'surplus';
    if (intent.amountReceived !== payment.amount_cents || intent.currency !== payment.currency) return 'mismatch';
    await settlePayment(trx, intent.id);
    // It was paid at the discounted price: honor even an ended code.
    if (payment.promo_code) await redeemPromo(trx, order.id, payment.promo_code);
    const { amount_cents, currency } = payment;
    await settle(trx, order, 'paid', { amount_cents, currency });
    if (order.flow === 'gift') await bookSaleMoment(trx, intent.id, 'gift_sold', intent.charge?.at);
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
    const promo = await findPromo(trx, code);
    if (!promo || !isFree(discountedCents(promo.percent)) || !(await redeemPromo(trx, orderId, code)))
      return 'not_paid';
    await settle(trx, order, 'free', { amount_cents: 0, currency: order.currency });
    await bookGiftUse(trx, code);
    return 'settled';
  });
}
