import { nextStep } from '@trueseason/contracts';
import { findOrder, type OrderRow } from '@trueseason/shop/order';
import { claimOpenPayment } from '@trueseason/shop/payment';
import type { FastifyBaseLogger } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settleIntent } from './settle-intent.ts';

/**
 * Refreshes an unpaid order from the provider, so that a customer who is back before the webhook is not asked to pay
 * again. Unchanged if the provider is unreachable.
 */
export async function refreshUnpaidOrder(
  deps: PaymentDeps,
  order: OrderRow,
  log: FastifyBaseLogger,
): Promise<OrderRow> {
  if (nextStep(order) !== 'payment') return order;
  const openPayment = await claimOpenPayment(deps.db, order.id);
  if (!openPayment) return order;
  try {
    await settleIntent(deps, await deps.payments.fetchIntent(openPayment.intent_id));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    log.warn({ err: error, orderId: order.id }, 'could not reach the payment provider; retrying at the next poll');
  }
  return (await findOrder(deps.db, order.id)) ?? order;
}
