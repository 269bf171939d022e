import { CURRENCY } from '@trueseason/contracts';
import { countPayments, findOpenPayment, type OrderRow } from '@trueseason/db';
import { applyPromo, closeIntent, type Price, recordIntent } from '@trueseason/orders';
import { ProblemError } from '../http/problem-error.ts';
import type { Intent } from './payment-provider.ts';
import { type PaymentDeps, settleIntent } from './settle.ts';

/** Tabs that ask at once for different prices get in each other's way; more than a few rounds is no accident. */
const ATTEMPTS = 4;
/** In these states an intent can still be paid. */
const OPEN = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** Cancels an intent; one that was paid in the meantime settles its order instead. */
async function retire(deps: PaymentDeps, intentId: string): Promise<void> {
  const intent = await deps.payments.cancelIntent(intentId);
  await settleIntent(deps, intent);
  if (intent.status !== 'canceled') throw new ProblemError('already_settled');
}

/** The order's live intent, if it can still be paid and costs this much; any other is cancelled. */
async function reuseLiveIntent(deps: PaymentDeps, orderId: number, amountCents: number): Promise<Intent | null> {
  const open = await findOpenPayment(deps.db, orderId);
  if (!open) return null;
  const intent = await deps.payments.fetchIntent(open.intent_id);
  if (intent.status === 'canceled') {
    await closeIntent(deps.db, intent.id);
    return null;
  }
  if (!OPEN.has(intent.status)) {
    // Paid, or being paid: another intent now could charge twice.
    await settleIntent(deps, intent);
    throw new ProblemError('already_settled');
  }
  if (intent.amount === amountCents) return intent;
  // A new price is a new intent: an amount that never changes cannot disagree with what was paid.
  await retire(deps, intent.id);
  return null;
}

/** Makes and records a new intent; null when another tab recorded one at another moment first. */
async function createIntent({ db, payments }: PaymentDeps, orderId: number, price: Price): Promise<Intent | null> {
  // Numbered by the order's earlier intents, those that lost a race included: two tabs that ask at once get one and
  // the same, and none gets one that was cancelled.
  const key = `order-${orderId}-${await countPayments(db, orderId)}-${price.amountCents}`;
  const intent = await payments.createIntent(orderId, price.amountCents, key);
  const recorded = await recordIntent(db, {
    intent_id: intent.id,
    order_id: orderId,
    amount_cents: price.amountCents,
    currency: CURRENCY,
    promo_code: price.promoCode,
    discount_percent: price.discountPercent,
  });
  if (recorded || (await findOpenPayment(db, orderId))?.intent_id === intent.id) return intent;
  // Ours is not the live one, so it must never be paid.
  await payments.cancelIntent(intent.id);
  return null;
}

/** Opens the order's one live intent at this price. Null for a free order. */
export async function openIntent(deps: PaymentDeps, order: OrderRow, price: Price): Promise<Intent | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const live = await reuseLiveIntent(deps, order.id, price.amountCents);
    if (!(await applyPromo(deps.db, order.id, price))) throw new ProblemError('already_settled');
    if (price.amountCents === 0) return null;
    const intent = live ?? (await createIntent(deps, order.id, price));
    if (intent) return intent;
  }
  throw new ProblemError('unavailable');
}
