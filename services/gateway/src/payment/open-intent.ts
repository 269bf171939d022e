import { CURRENCY, isFree } from '@trueseason/contracts';
import {
  applyPrice,
  closeIntent,
  nextIntentKey,
  type Price,
  priceOrder,
  recordIntent,
  takeOverReservation,
} from '@trueseason/shop/flows';
import type { OrderRow } from '@trueseason/shop/order';
import { findOpenPayment } from '@trueseason/shop/payment';
import { ProblemError } from '../http/problem-error.ts';
import type { Origin } from '../limits/intent-velocity.ts';
import { endDiscount } from './end-discounts.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';
import { settleIntent } from './settle-intent.ts';

/** Tabs with different prices may conflict; more than a few rounds is abuse. */
const ATTEMPTS = 4;
/** Still payable. */
const PAYABLE_STATES = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** Cancels an intent or, if it was just paid, settles its order. */
async function retireIntent(deps: PaymentDeps, intentId: string): Promise<void> {
  const intent = await deps.payments.cancelIntent(intentId);
  await settleIntent(deps, intent);
  if (intent.status !== 'canceled') throw new ProblemError('already_settled');
}

/** Returns the order's live intent if it is payable at this price and code; cancels any other. */
async function reuseLiveIntent(
  deps: PaymentDeps,
  orderId: number,
  { amountCents, promoCode }: Price,
): Promise<Intent | null> {
  const openPayment = await findOpenPayment(deps.db, orderId);
  if (!openPayment) return null;
  const intent = await deps.payments.fetchIntent(openPayment.intent_id);
  if (intent.status === 'canceled') {
    await closeIntent(deps.db, intent.id);
    return null;
  }
  if (!PAYABLE_STATES.has(intent.status)) {
    // Paid or processing: a second intent could charge twice.
    await settleIntent(deps, intent);
    throw new ProblemError('already_settled');
  }
  if (intent.amount === amountCents && intent.currency === CURRENCY && openPayment.promo_code === promoCode)
    return intent;
  // A new price gets a new intent, so an intent's amount never changes.
  await retireIntent(deps, intent.id);
  return null;
}

/** Creates and stores an intent; null if another tab stored one first. */
async function createIntent(
  { db, payments }: PaymentDeps,
  orderId: number,
  price: Price,
  { openedFrom, openedIn, openedBy }: Origin,
): Promise<Intent | null> {
  const key = await nextIntentKey(db, orderId, price.amountCents);
  const intent = await payments.createIntent(orderId, price.amountCents, key);
  const recording = await recordIntent(db, {
    intent_id: intent.id,
    order_id: orderId,
    amount_cents: price.amountCents,
    currency: CURRENCY,
    promo_code: price.promoCode,
    discount_percent: price.discountPercent,
    opened_from: openedFrom,
    opened_in: openedIn,
    opened_by: openedBy,
  });
  if (recording !== 'closed') return intent;
  // Another intent won; cancel ours.
  await payments.cancelIntent(intent.id);
  return null;
}

/** `intent` is null if nothing is due. */
export interface PricedIntent {
  readonly price: Price;
  readonly intent: Intent | null;
}

export interface IntentRequest {
  readonly code: string | undefined;
  readonly origin: Origin;
  /** Session whose older order gives up the code's last use if needed. */
  readonly session: string | null;
  readonly customerIp: string;
  /** Runs before each new intent; throws to refuse it. */
  admit(): Promise<void>;
}

/** Opens the order's single live intent at the price with this code. */
export async function openIntent(
  deps: PaymentDeps,
  { id }: Pick<OrderRow, 'id'>,
  { code, origin, session, customerIp, admit }: IntentRequest,
): Promise<PricedIntent> {
  if (code && session) {
    const olderPayment = await takeOverReservation(deps.db, { orderId: id, session, from: origin.openedFrom }, code);
    if (olderPayment) await endDiscount(deps, olderPayment);
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const price = await priceOrder(deps.db, { orderId: id, from: origin.openedFrom }, code);
    const liveIntent = await reuseLiveIntent(deps, id, price);
    const outcome = await applyPrice(deps.db, id, price, origin.openedFrom);
    if (outcome === 'settled') throw new ProblemError('already_settled');
    // Another tab was faster, or the last use is gone, so price it again.
    if (outcome !== 'applied') continue;
    if (isFree(price.amountCents)) return { price, intent: null };
    if (!liveIntent) await admit();
    const intent = liveIntent ?? (await createIntent(deps, id, price, origin));
    if (!intent) continue;
    await deps.payments.includeTax(intent, customerIp);
    return { price, intent };
  }
  throw new ProblemError('unavailable');
}
