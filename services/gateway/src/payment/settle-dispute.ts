import { findOrder } from '@trueseason/shop/order';
import {
  type DisputeState,
  listPayments,
  recordDispute,
  recordDisputeState,
  recordRefund,
} from '@trueseason/shop/payment';
import type { PaymentDeps } from './payment-deps.ts';

/** A closed warning never became a dispute. */
const FAVORABLE = new Set(['won', 'warning_closed']);

/** Applies the provider's current status of a dispute. */
export async function settleDispute(
  { db }: Pick<PaymentDeps, 'db'>,
  intentId: string,
  dispute: DisputeState,
): Promise<void> {
  const { status } = dispute;
  await recordDisputeState(db, intentId, dispute);
  // If lost, the bank has refunded the money.
  if (status === 'lost') await recordRefund(db, intentId, 'bank');
  else await recordDispute(db, intentId, FAVORABLE.has(status));
}

/** Asks for the outcome of a dispute, in case its event was lost. */
export async function askAboutDispute(deps: PaymentDeps, orderId: number): Promise<void> {
  if ((await findOrder(deps.db, orderId))?.payment !== 'disputed') return;
  for (const { intent_id, state } of await listPayments(deps.db, orderId)) {
    const dispute = state === 'succeeded' ? await deps.payments.findDispute(intent_id) : null;
    if (dispute) await settleDispute(deps, intent_id, dispute);
  }
}
