import { CURRENCY } from '@trueseason/contracts';
import { type Db, findOpenPayment, findOrder, findPayment, type OrderRow } from '@trueseason/db';
import { closeIntent, recordIntent, recordPayment, type Settlement } from '@trueseason/orders';
import { ProblemError } from '../http/problem-error.ts';
import type { Intent, PaymentProvider } from './payment-provider.ts';

export interface PaymentDeps {
  readonly db: Db;
  readonly payments: PaymentProvider;
}

/** An intent that a hosted page made is not known yet: it belongs to its order at the price of that order. */
async function adoptHostedIntent(db: Db, intent: Intent): Promise<void> {
  if (await findPayment(db, intent.id)) return;
  const order = await findOrder(db, intent.orderId);
  if (order?.flow !== 'hosted') return;
  await recordIntent(db, {
    intent_id: intent.id,
    order_id: order.id,
    amount_cents: order.amount_cents,
    currency: CURRENCY,
    promo_code: order.promo_code,
  });
}

/**
 * Settles from what the provider itself says about an intent. Webhook, browser and reconciler all end
 * here; any number of them may, in any order.
 */
export async function settleIntent({ db }: PaymentDeps, intent: Intent): Promise<Settlement> {
  if (intent.status === 'canceled') await closeIntent(db, intent.id);
  if (intent.status !== 'succeeded') return 'not_paid';
  await adoptHostedIntent(db, intent);
  return recordPayment(db, intent);
}

/** Asks the provider about an order's live intent and returns the order as it is afterwards. */
export async function settleOrder(deps: PaymentDeps, orderId: number): Promise<OrderRow> {
  const open = await findOpenPayment(deps.db, orderId);
  if (open) await settleIntent(deps, await deps.payments.fetchIntent(open.intent_id));
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new ProblemError('order_not_found');
  return order;
}

/** The same for an order that is paid on a hosted page. */
export async function settleCheckout(deps: PaymentDeps, sessionId: string, orderId: number): Promise<OrderRow> {
  const intent = await deps.payments.fetchCheckoutIntent(sessionId);
  if (intent?.orderId === orderId) await settleIntent(deps, intent);
  const order = await findOrder(deps.db, orderId);
  if (!order) throw new ProblemError('order_not_found');
  return order;
}
