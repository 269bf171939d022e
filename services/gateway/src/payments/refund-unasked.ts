import { addAuditOnce, listPayments, type RefundDue } from '@trueseason/db';
import { recordRefund } from '@trueseason/orders';
import type { PaymentDeps } from './payment-deps.ts';

/** What is due, and what goes back without having been waited for. */
type RefundReason = RefundDue['because'] | 'deleted' | 'paid_twice';

/** As the audit says it. These stay as they are: a refund is on record once for its text. */
const REFUND_REASONS: Readonly<Record<RefundReason, string>> = {
  withdrawn: 'the buyer withdrew',
  gift_ended: 'the gift was ended',
  no_consent: 'the consent was taken back',
  no_photos: 'no other photos came',
  deleted: 'the order was deleted',
  paid_twice: 'paid twice',
};

interface Paid {
  readonly intentId: string;
  readonly orderId: number;
}

/** Gives a payment back by our own rules, and puts on record why. @throws payment_provider_unavailable */
export async function refundUnasked(
  { db, payments }: PaymentDeps,
  { intentId, orderId }: Paid,
  because: RefundReason,
): Promise<void> {
  await payments.refund(intentId);
  // The provider's own event may be faster than this.
  await recordRefund(db, intentId);
  const detail = `automatic: ${REFUND_REASONS[because]}`;
  await addAuditOnce(db, { action: 'refund', orderId, actor: 'system', detail });
}

/** The same for what an order was paid with. Gives whether there was anything. @throws payment_provider_unavailable */
export async function refundPaid(deps: PaymentDeps, orderId: number, because: RefundReason): Promise<boolean> {
  const paid = (await listPayments(deps.db, orderId)).find(({ state }) => state === 'succeeded');
  if (paid) await refundUnasked(deps, { intentId: paid.intent_id, orderId }, because);
  return paid !== undefined;
}
