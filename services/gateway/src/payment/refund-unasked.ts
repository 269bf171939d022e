import { listPayments, type RefundReason, recordAutomaticRefund } from '@trueseason/shop/payment';
import type { PaymentDeps } from './payment-deps.ts';

interface Paid {
  readonly intentId: string;
  readonly orderId: number;
}

/** Refunds a payment by our own rules and audits the reason. @throws payment_provider_unavailable */
export async function refundUnasked({ db, payments }: PaymentDeps, paid: Paid, because: RefundReason): Promise<void> {
  await recordAutomaticRefund(db, { ...paid, refunds: await payments.refund(paid.intentId) }, because);
}

/** The same for an order's payment. Returns whether there was one. @throws payment_provider_unavailable */
export async function refundPaid(deps: PaymentDeps, orderId: number, because: RefundReason): Promise<boolean> {
  const paid = (await listPayments(deps.db, orderId)).find(({ state }) => state === 'succeeded');
  if (paid) await refundUnasked(deps, { intentId: paid.intent_id, orderId }, because);
  return paid !== undefined;
}
