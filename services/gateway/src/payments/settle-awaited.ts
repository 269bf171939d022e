import { nextStep } from '@trueseason/contracts';
import { findOrder, type OrderRow, takeOpenPayment } from '@trueseason/db';
import type { FastifyBaseLogger } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settleIntent } from './settle.ts';

/** Below the pause between two polls of a screen. */
const ASK_AGAIN_MS = 1000;

/**
 * An order that waits for its payment, as its provider knows it: who has just paid is here before the webhook, and must
 * not be asked to pay again. As it was where the provider cannot be reached.
 */
export async function settleAwaited(deps: PaymentDeps, order: OrderRow, log: FastifyBaseLogger): Promise<OrderRow> {
  if (nextStep(order) !== 'payment') return order;
  const open = await takeOpenPayment(deps.db, order.id, ASK_AGAIN_MS);
  if (!open) return order;
  try {
    await settleIntent(deps, await deps.payments.fetchIntent(open.intent_id));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    log.warn({ err: error, orderId: order.id }, 'the payment provider is asked again at the next poll');
  }
  return (await findOrder(deps.db, order.id)) ?? order;
}
