import { CURRENCY, isFree } from '@trueseason/contracts';
import type { OrderRow } from '@trueseason/shop/order';
import {
  applyPromo,
  closeIntent,
  countPayments,
  findOpenPayment,
  type Price,
  recordIntent,
} from '@trueseason/shop/payment';
import { ProblemError } from '../http/problem-error.ts';
import type { Origin } from '../limits/admit-intent.ts';
import { priceOrder } from '../promo/price-order.ts';
import { takeOverUse } from '../promo/take-over-use.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';
import { settleIntent } from './settle.ts';

/** Tabs with different prices may conflict; more than a few rounds is abuse. */
const ATTEMPTS = 4;
/** Still payable. */
const OPEN = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** Cancels an intent or, if it was just paid, settles its order. */
async function retire(deps: PaymentDeps, intentId: string): Promise<void> {
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
  const open = await findOpenPayment(deps.db, orderId);
  if (!open) return null;
  const intent = await deps.payments.fetchIntent(open.intent_id);
  if (intent.status === 'canceled') {
    await closeIntent(deps.db, intent.id);
    return null;
  }
  if (!OPEN.has(intent.status)) {
    // Paid or processing: a second intent could charge twice.
    await settleIntent(deps, intent);
    throw new ProblemError('already_settled');
  }
  if (intent.amount === amountCents && open.promo_code === promoCode) return intent;
  // A new price gets a new intent, so an intent's amount never changes.
  await retire(deps, intent.id);
  return null;
}

/** Creates and stores an intent; null if another tab stored one first. */
async function createIntent(
  { db, payments }: PaymentDeps,
  orderId: number,
  price: Price,
  { openedFrom, openedBy }: Origin,
): Promise<Intent | null> {
  // Counts canceled intents, too, so that concurrent tabs share one intent and never get a canceled one.
  const key = `order-${orderId}-${await countPayments(db, orderId)}-${price.amountCents}`;
  const intent = await payments.createIntent(orderId, price.amountCents, key);
  const recorded = await recordIntent(db, {
    intent_id: intent.id,
    order_id: orderId,
    amount_cents: price.amountCents,
    currency: CURRENCY,
    promo_code: price.promoCode,
    discount_percent: price.discountPercent,
    opened_from: openedFrom,
    opened_by: openedBy,
  });
  if (recorded || (await findOpenPayment(db, orderId))?.intent_id === intent.id) return intent;
  // Another intent won; cancel ours.
  await payments.cancelIntent(intent.id);
  return null;
}

/** `intent` is null if nothing is due. */
export interface PricedIntent {
  readonly price: Price;
  readonly intent: Intent | null;
}

export interface Opening {
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
  { code, origin, session, customerIp, admit }: Opening,
): Promise<PricedIntent> {
  if (code && session) await takeOverUse(deps, { orderId: id, session, from: origin.openedFrom }, code);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const price = await priceOrder(deps.db, { orderId: id, from: origin.openedFrom }, code);
    const live = await reuseLiveIntent(deps, id, price);
    const applied = await applyPromo(deps.db, id, price, origin.openedFrom);
    if (applied === 'settled') throw new ProblemError('already_settled');
    // Another tab was faster, or the last use is gone, so price it again.
    if (applied !== 'applied') continue;
    if (isFree(price.amountCents)) return { price, intent: null };
    if (!live) await admit();
    const intent = live ?? (await createIntent(deps, id, price, origin));
    if (!intent) continue;
    await deps.payments.includeTax(intent, customerIp);
    return { price, intent };
  }
  throw new ProblemError('unavailable');
}
