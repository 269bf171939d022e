import { emailSchema } from '@trueseason/contracts';
import {
  closeIntent,
  findHostedRival,
  recordHostedIntent,
  recordPayment,
  type Settlement,
  saveCheckoutEmail,
  setWithdrawalRight,
} from '@trueseason/shop/flows';
import { findOrder, type OrderRow } from '@trueseason/shop/order';
import { findOpenPayment, settleUnplacedPayment } from '@trueseason/shop/payment';
import { ProblemError } from '../http/problem-error.ts';
import { handleUnplacedPayment } from './handle-unplaced-payment.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';
import { refundAutomatically } from './refund-automatically.ts';

/** Attaches a hosted page's intent to its order at the page's price. */
export async function adoptHostedIntent({ db, payments }: PaymentDeps, intent: Intent): Promise<void> {
  const rival = await findHostedRival(db, intent);
  if (rival) {
    // A second intent next to the hosted page’s is canceled, or settled if paid.
    const rivalIntent = await payments.cancelIntent(rival.intent_id);
    if (rivalIntent.status === 'canceled') await closeIntent(db, rivalIntent.id);
    else await recordPayment(db, rivalIntent);
  }
  await recordHostedIntent(db, intent);
}

/** Before settling, so that every later mail and screen knows it. Without the owner's setting, all may withdraw. */
async function grantWithdrawal({ db, payments, config }: PaymentDeps, intentId: string, orderId: number) {
  const countries = config.WITHDRAWAL_COUNTRIES;
  if (!countries || (await findOrder(db, orderId))?.payment !== 'unpaid') return;
  const country = await payments.fetchCardCountry(intentId);
  await setWithdrawalRight(db, orderId, country === null || countries.includes(country));
}

/**
 * Settles an order from the provider's state of an intent. Used by events, browser and reconciler; idempotent and
 * order-independent.
 */
export async function settleIntent(deps: PaymentDeps, intent: Intent): Promise<Settlement | 'given_back'> {
  const { db } = deps;
  if (intent.status === 'canceled') await closeIntent(db, intent.id);
  if (intent.status !== 'succeeded') return 'not_paid';
  const { orderId } = intent;
  if (orderId === null) return 'mismatch';
  await adoptHostedIntent(deps, intent);
  await grantWithdrawal(deps, intent.id, orderId);
  const settlement = await recordPayment(db, intent);
  if (settlement === 'mismatch') return handleUnplacedPayment(deps, { ...intent, orderId });
  // A restored order explains it after all.
  if (settlement === 'settled') await settleUnplacedPayment(db, intent.id);
  if (settlement === 'surplus') {
    await refundAutomatically(deps, { intentId: intent.id, orderId }, 'paid_twice');
  }
  return settlement;
}

/** Refreshes an order's live intent. Returns whether the bank is still deciding. */
export async function settleLiveIntent(deps: PaymentDeps, orderId: number): Promise<boolean> {
  const openPayment = await findOpenPayment(deps.db, orderId);
  if (!openPayment) return false;
  const intent = await deps.payments.fetchIntent(openPayment.intent_id);
  await settleIntent(deps, intent);
  return intent.status === 'processing';
}

/** The same; returns the updated order. */
export async function settleOpenPayment(deps: PaymentDeps, orderId: number): Promise<OrderRow> {
  await settleLiveIntent(deps, orderId);
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new ProblemError('order_not_found');
  return order;
}

/** The same for a hosted page. Returns its intent once payment has started. */
export async function settleHostedPage(deps: PaymentDeps, sessionId: string, orderId: number): Promise<Intent | null> {
  const { intent, email } = await deps.payments.fetchCheckout(sessionId);
  if (intent?.orderId !== orderId) return null;
  // Store the address before settling, so that later steps can send mail.
  if (email && emailSchema.safeParse(email).success) await saveCheckoutEmail(deps.db, orderId, email);
  await settleIntent(deps, intent);
  return intent;
}

/** The same for an order paid on a hosted page. */
export async function settleHostedOrder(deps: PaymentDeps, sessionId: string, orderId: number): Promise<OrderRow> {
  await settleHostedPage(deps, sessionId, orderId);
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new ProblemError('order_not_found');
  return order;
}
