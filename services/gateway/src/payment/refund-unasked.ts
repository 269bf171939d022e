import { addAuditOnce } from '@trueseason/shop/audit';
import { listPayments, type RefundDue, recordRefunds } from '@trueseason/shop/payment';
import type { PaymentDeps } from './payment-deps.ts';

type RefundReason = RefundDue['because'] | 'deleted' | 'paid_twice';

/** Audit texts. Do not change them, since refunds are deduplicated by text. */
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

/** Refunds a payment by our own rules and audits the reason. @throws payment_provider_unavailable */
export async function refundUnasked(
  { db, payments }: PaymentDeps,
  { intentId, orderId }: Paid,
  because: RefundReason,
): Promise<void> {
  const refunds = await payments.refund(intentId);
  // The provider's event may arrive first.
  await recordRefunds(db, intentId, refunds);
  const detail = `automatic: ${REFUND_REASONS[because]}`;
  await addAuditOnce(db, { action: 'refund', orderId, actor: 'system', detail });
}

/** The same for an order's payment. Returns whether there was one. @throws payment_provider_unavailable */
export async function refundPaid(deps: PaymentDeps, orderId: number, because: RefundReason): Promise<boolean> {
  const paid = (await listPayments(deps.db, orderId)).find(({ state }) => state === 'succeeded');
  if (paid) await refundUnasked(deps, { intentId: paid.intent_id, orderId }, because);
  return paid !== undefined;
}
