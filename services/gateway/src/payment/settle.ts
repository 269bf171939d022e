import { CURRENCY, emailSchema, PRICE_CENTS } from '@trueseason/contracts';
import { keepFirstEmail } from '@trueseason/shop/mail';
import { findOrder, type OrderRow } from '@trueseason/shop/order';
import {
  closeIntent,
  findOpenPayment,
  findPayment,
  listPagePrices,
  recordIntent,
  recordPayment,
  type Settlement,
} from '@trueseason/shop/payment';
import { ProblemError } from '../http/problem-error.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';
import { refundUnasked } from './refund-unasked.ts';
import { returnUnplaced } from './return-unplaced.ts';

/** Attaches a hosted page's intent to its order at the page's price. */
export async function adoptHostedIntent({ db, payments }: PaymentDeps, intent: Intent): Promise<void> {
  if (intent.orderId === null || (await findPayment(db, intent.id))) return;
  const order = await findOrder(db, intent.orderId);
  if (order?.flow !== 'hosted') return;
  const rival = await findOpenPayment(db, order.id);
  if (rival) {
    // A second intent beside the hosted page is canceled, or settled if paid.
    const left = await payments.cancelIntent(rival.intent_id);
    if (left.status === 'canceled') await closeIntent(db, left.id);
    else await recordPayment(db, left);
  }
  const payment = { intent_id: intent.id, order_id: order.id, currency: CURRENCY, promo_code: null };
  const asked = await listPagePrices(db, order.id);
  await recordIntent(db, {
    ...payment,
    amount_cents: asked.find((cents) => cents === intent.amount) ?? asked[0] ?? PRICE_CENTS,
  });
}

/**
 * Settles an order from the provider's state of an intent. Used by webhook, browser and reconciler; idempotent and
 * order-independent.
 */
export async function settleIntent(deps: PaymentDeps, intent: Intent): Promise<Settlement | 'given_back'> {
  const { db } = deps;
  if (intent.status === 'canceled') await closeIntent(db, intent.id);
  if (intent.status !== 'succeeded') return 'not_paid';
  const { orderId } = intent;
  if (orderId === null) return 'mismatch';
  await adoptHostedIntent(deps, intent);
  const settlement = await recordPayment(db, intent);
  if (settlement === 'mismatch') return returnUnplaced(deps, { ...intent, orderId });
  if (settlement === 'surplus') {
    await refundUnasked(deps, { intentId: intent.id, orderId }, 'paid_twice');
  }
  return settlement;
}

/** Refreshes an order's live intent. Returns whether the bank is still deciding. */
export async function settleLiveIntent(deps: PaymentDeps, orderId: number): Promise<boolean> {
  const open = await findOpenPayment(deps.db, orderId);
  if (!open) return false;
  const intent = await deps.payments.fetchIntent(open.intent_id);
  await settleIntent(deps, intent);
  return intent.status === 'processing';
}

/** The same; returns the updated order. */
export async function settleOrder(deps: PaymentDeps, orderId: number): Promise<OrderRow> {
  await settleLiveIntent(deps, orderId);
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new ProblemError('order_not_found');
  return order;
}

/** The same for a hosted page. Returns its intent once payment has started. */
export async function settlePage(deps: PaymentDeps, sessionId: string, orderId: number): Promise<Intent | null> {
  const { intent, email } = await deps.payments.fetchCheckout(sessionId);
  if (intent?.orderId !== orderId) return null;
  // Store the address before settling, so that later steps can send mail.
  if (email && emailSchema.safeParse(email).success) await keepFirstEmail(deps.db, orderId, email);
  await settleIntent(deps, intent);
  return intent;
}

/** The same for an order paid on a hosted page. */
export async function settleCheckout(deps: PaymentDeps, sessionId: string, orderId: number): Promise<OrderRow> {
  await settlePage(deps, sessionId, orderId);
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new ProblemError('order_not_found');
  return order;
}
