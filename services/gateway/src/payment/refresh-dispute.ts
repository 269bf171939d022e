import { recordDispute } from '@trueseason/shop/flows';
import { findOrder } from '@trueseason/shop/order';
import { listPayments } from '@trueseason/shop/payment';
import type { PaymentDeps } from './payment-deps.ts';

/** Records the provider's current state of a dispute, in case its event was lost. */
export async function refreshDispute(deps: PaymentDeps, orderId: number): Promise<void> {
  if ((await findOrder(deps.db, orderId))?.payment !== 'disputed') return;
  for (const { intent_id, state } of await listPayments(deps.db, orderId)) {
    const dispute = state === 'succeeded' ? await deps.payments.findDispute(intent_id) : null;
    if (dispute) await recordDispute(deps.db, intent_id, dispute);
  }
}
