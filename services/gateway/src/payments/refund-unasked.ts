import { addAuditOnce, listPayments } from '@trueseason/db';
import { recordRefund } from '@trueseason/orders';
import type { PaymentDeps } from './settle.ts';

interface Paid {
  readonly intentId: string;
  readonly orderId: number;
}

/** Gives a payment back by our own rules, and puts on record why. @throws payment_provider_unavailable */
export async function refundUnasked(
  { db, payments }: PaymentDeps,
  { intentId, orderId }: Paid,
  why: string,
): Promise<void> {
  await payments.refund(intentId);
  // The provider's own event may be faster than this.
  await recordRefund(db, intentId);
  await addAuditOnce(db, { action: 'refund', orderId, actor: 'system', detail: `automatic: ${why}` });
}

/** The same for what an order was paid with. Gives whether there was anything. @throws payment_provider_unavailable */
export async function refundPaid(deps: PaymentDeps, orderId: number, why: string): Promise<boolean> {
  const paid = (await listPayments(deps.db, orderId)).find(({ state }) => state === 'succeeded');
  if (paid) await refundUnasked(deps, { intentId: paid.intent_id, orderId }, why);
  return paid !== undefined;
}
