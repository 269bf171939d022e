import { chargedMoney, recordIntent } from '@trueseason/shop/flows';
import { isPaymentOnRecord } from '@trueseason/shop/ledger';
import { findOrder } from '@trueseason/shop/order';
import { recordReturnedPayment } from '@trueseason/shop/payment';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';
import { settleIntent } from './settle-intent.ts';

export interface RecoveredPayment {
  readonly intent: Intent;
  /** `unchanged`: nothing was done, or the bank is still deciding. */
  readonly outcome: 'settled' | 'restored' | 'refunded' | 'canceled' | 'unchanged';
}

/**
 * Finds payments since then that a restored database lacks, and settles known orders with them. With `refund`, refunds
 * or cancels those of lost orders, once, with an accounting record.
 * @throws payment_provider_unavailable
 */
export async function recoverPayments(deps: PaymentDeps, since: Date, refund: boolean): Promise<RecoveredPayment[]> {
  const { db, payments } = deps;
  const recovered: RecoveredPayment[] = [];

  async function settleAgain(intent: Intent, orderId: number): Promise<void> {
    const { id, amount, currency } = intent;
    const recording = await recordIntent(db, { intent_id: id, order_id: orderId, amount_cents: amount, currency });
    const isSettled = (await settleIntent(deps, intent)) === 'settled';
    if (isSettled || recording === 'opened') recovered.push({ intent, outcome: isSettled ? 'settled' : 'restored' });
  }
  async function returnMoney(intent: Intent): Promise<RecoveredPayment['outcome']> {
    if (!refund) return 'unchanged';
    if (intent.status !== 'succeeded') {
      return (await payments.cancelIntent(intent.id)).status === 'canceled' ? 'canceled' : 'unchanged';
    }
    const { each } = await payments.refund(intent.id);
    await recordReturnedPayment(db, chargedMoney(intent), each, 'its order was lost');
    return 'refunded';
  }

  for await (const intents of payments.listIntents(since)) {
    for (const intent of intents) {
      const { orderId } = intent;
      if (orderId === null || intent.status === 'canceled' || (await isPaymentOnRecord(db, intent.id))) continue;
      if (await findOrder(db, orderId)) await settleAgain(intent, orderId);
      else recovered.push({ intent, outcome: await returnMoney(intent) });
    }
  }
  return recovered;
}
