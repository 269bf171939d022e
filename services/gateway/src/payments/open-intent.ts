import { CURRENCY, isFree } from '@trueseason/contracts';
import { countPayments, findOpenPayment, type OrderRow } from '@trueseason/db';
import { applyPromo, closeIntent, type Price, recordIntent } from '@trueseason/orders';
import { ProblemError } from '../http/problem-error.ts';
import type { Origin } from '../limits/admit-intent.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';
import { priceOrder } from './price-order.ts';
import { settleIntent } from './settle.ts';
import { takeOverUse } from './take-over-use.ts';

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

/** The order's live intent, if it can still be paid and costs this much by the same code; any other is canceled. */
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
    // Paid, or being paid: another intent now could charge twice.
    await settleIntent(deps, intent);
    throw new ProblemError('already_settled');
  }
  if (intent.amount === amountCents && open.promo_code === promoCode) return intent;
  // A new price is a new intent: an amount that never changes cannot disagree with what was paid.
  await retire(deps, intent.id);
  return null;
}

/** Makes and records a new intent; null when another tab recorded one at another moment first. */
async function createIntent(
  { db, payments }: PaymentDeps,
  orderId: number,
  price: Price,
  { openedFrom, openedBy }: Origin,
): Promise<Intent | null> {
  // Numbered by the order's earlier intents, those that lost a race included: two tabs that ask at once get one and
  // the same, and none gets one that was canceled.
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
  // Ours is not the live one, so it must never be paid.
  await payments.cancelIntent(intent.id);
  return null;
}

/** What an order costs, and the intent that pays it; null when nothing is left to pay. */
export interface PricedIntent {
  readonly price: Price;
  readonly intent: Intent | null;
}

export interface Opening {
  readonly code: string | undefined;
  readonly origin: Origin;
  /** Whose older order gives way where it keeps the use that this one needs. */
  readonly session: string | null;
  readonly customerIp: string;
  /** Comes before each intent that is made, and throws where none may be. */
  admit(): Promise<void>;
}

/** Opens the order's one live intent at the price that it has with this code. */
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
    // Another tab was faster, or somebody else took the last use: what it costs now is asked anew.
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
