import { type RefundReason, recordAutomaticRefund } from '@trueseason/shop/flows';
import { listPayments } from '@trueseason/shop/payment';
import type { PaymentDeps } from './payment-deps.ts';

interface PaymentReference {
  readonly intentId: string;
  readonly orderId: number;
}

/** Refunds a payment by our own rules and audits the reason. @throws payment_provider_unavailable */
export async function refundAutomatically(
  { db, payments }: PaymentDeps,
  payment: PaymentReference,
  reason: RefundReason,
): Promise<void> {
  await recordAutomaticRefund(db, { ...payment, refunds: await payments.refund(payment.intentId) }, reason);
}

/** The same for an order's payment. Returns whether there was one. @throws payment_provider_unavailable */
export async function refundOrder(deps: PaymentDeps, orderId: number, reason: RefundReason): Promise<boolean> {
  const payment = (await listPayments(deps.db, orderId)).find(({ state }) => state === 'succeeded');
  if (payment) await refundAutomatically(deps, { intentId: payment.intent_id, orderId }, reason);
  return payment !== undefined;
}
