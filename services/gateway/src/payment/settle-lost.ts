import { findOrder } from '@trueseason/shop/order';
import { addReturned, isOnAccount, recordIntent } from '@trueseason/shop/payment';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';
import { settleIntent } from './settle.ts';

interface Found {
  readonly intent: Intent;
  /** `kept`: nothing was done, or the bank is still deciding. */
  readonly outcome: 'order settled' | 'order knows it again' | 'refunded' | 'canceled' | 'kept';
}

/**
 * Finds payments since then that a restored database lacks, and settles known orders with them. With `refund`, refunds
 * or cancels those of lost orders, once, on record.
 * @throws payment_provider_unavailable
 */
export async function settleLost(deps: PaymentDeps, since: Date, refund: boolean): Promise<Found[]> {
  const { db, payments } = deps;
  const found: Found[] = [];

  async function restore(intent: Intent, orderId: number): Promise<void> {
    const { id, amount, currency } = intent;
    const isNew = await recordIntent(db, { intent_id: id, order_id: orderId, amount_cents: amount, currency });
    const settled = (await settleIntent(deps, intent)) === 'settled';
    if (settled || isNew) found.push({ intent, outcome: settled ? 'order settled' : 'order knows it again' });
  }
  async function giveBack(intent: Intent): Promise<Found['outcome']> {
    if (!refund) return 'kept';
    if (intent.status !== 'succeeded') {
      return (await payments.cancelIntent(intent.id)).status === 'canceled' ? 'canceled' : 'kept';
    }
    await payments.refund(intent.id);
    const money = { amount_cents: intent.amountReceived, currency: intent.currency, provider_reference: intent.id };
    await addReturned(db, money, 'its order was lost');
    return 'refunded';
  }

  for (const intent of await payments.listIntents(since)) {
    const { orderId } = intent;
    if (orderId === null || intent.status === 'canceled' || (await isOnAccount(db, intent.id))) continue;
    if (await findOrder(db, orderId)) await restore(intent, orderId);
    else found.push({ intent, outcome: await giveBack(intent) });
  }
  return found;
}
