import { addAuditEntry, addAuditEntryOnce } from '../audit/index.ts';
import type { Database } from '../database/index.ts';
import { type BookedRefund, bookRefunds, findSale, saveClaim } from '../ledger/index.ts';
import { requestRefundFailedMail, requestRefundMail } from '../mail/index.ts';
import { lockOrder, movePayment, type Transition, transact } from '../order/index.ts';
import { findPayment, refundPayment, setRefunded } from '../payment/index.ts';
import type { RefundDue } from './refunds-due.ts';

/**
 * Records a full refund, which locks a paid order. Orders settled otherwise stay open, and the intent settles nothing
 * later. False if nothing changed. Requires the order's lock. @param by `bank` after a lost dispute, which sends no mail
 */
export async function refundInFull(trx: Transition, intentId: string, by: 'us' | 'bank'): Promise<boolean> {
  const payment = await findPayment(trx, intentId);
  if (!payment || (payment.state === 'refunded' && !payment.refund_failed_at)) return false;
  await refundPayment(trx, intentId);
  const cents = payment.amount_cents - payment.refunded_cents;
  const { currency } = payment;
  trx.record(payment.order_id, 'refunded', { of: by, cents, currency, intent: intentId });
  // One that failed before: its customer got that message.
  if (payment.refund_failed_at && by === 'us') await requestRefundMail(trx, payment.order_id, true);
  if (payment.state !== 'succeeded') return true;
  const changes = { photos_asked_at: null };
  const closedOrder = await movePayment(trx, payment.order_id, ['paid', 'disputed'], 'refunded', changes);
  if (closedOrder && by === 'us' && !payment.refund_failed_at) await requestRefundMail(trx, closedOrder.id);
  return true;
}

/** What the provider refunded of an intent. */
export interface ProviderRefunds {
  readonly cents: number;
  /** Whether the newest refund failed. */
  readonly failed: boolean;
  /** Each of them, for the books. */
  readonly each: readonly BookedRefund[];
}

/** Cents to refund, if our records are right that as many were before. */
export type RefundPart = Readonly<Record<'cents' | 'refundedBefore', number>>;

/** With the refund of this call; null if something else was refunded first. */
export type RefundResult = ProviderRefunds & {
  readonly refund: { readonly id: string; readonly cents: number; readonly currency: string } | null;
};

/** Books what was refunded of a deleted order's payment, and leaves it to operators. False if nothing is new. */
async function recordWithoutOrder(trx: Transition, intentId: string, each: readonly BookedRefund[]): Promise<boolean> {
  if (!(await findSale(trx, intentId))) return false;
  const booked = await bookRefunds(trx, intentId, each);
  for (const { id, cents, currency, failedAt } of each.filter((refund) => booked.includes(refund.id)))
    await saveClaim(trx, {
      id,
      kind: 'refund',
      intent_id: intentId,
      status: failedAt ? 'failed' : 'succeeded',
      reason: '',
      cents,
      currency,
      due_at: null,
    });
  return booked.length > 0;
}

/** Records refunds: full, partial (stays open), or failed (stays closed for an operator). False if nothing changed. */
export async function recordRefunds(
  db: Database,
  intentId: string,
  { cents, failed, each }: ProviderRefunds,
): Promise<boolean> {
  const refunded = await findPayment(db, intentId);
  return transact(db, async (trx) => {
    // Lock the order first, as everywhere, to avoid deadlocks.
    if (refunded) await lockOrder(trx, refunded.order_id);
    const payment = await findPayment(trx, intentId);
    if (!payment) return recordWithoutOrder(trx, intentId, each);
    await bookRefunds(trx, intentId, each);
    if (cents >= payment.amount_cents) return refundInFull(trx, intentId, 'us');
    const { order_id: orderId, state, refunded_cents: refundedCentsBefore, refund_failed_at: failedAt } = payment;
    const isDue = failed || (state === 'refunded' && failedAt !== null);
    if (cents === refundedCentsBefore && isDue === (failedAt !== null)) return false;
    await setRefunded(trx, intentId, {
      refunded_cents: cents,
      refund_failed_at: isDue ? (failedAt ?? new Date()) : null,
    });
    if (cents > refundedCentsBefore && state === 'succeeded') {
      const { currency } = payment;
      trx.record(orderId, 'refunded_in_part', { cents: cents - refundedCentsBefore, currency, intent: intentId });
      await requestRefundMail(trx, orderId, failedAt !== null);
    }
    if (isDue && !failedAt) {
      trx.record(orderId, 'refund_failed');
      await requestRefundFailedMail(trx, orderId);
      await addAuditEntry(trx, { actor: 'system', action: 'refund failed', orderId, detail: intentId });
    }
    return true;
  });
}

export type RefundReason = RefundDue['reason'] | 'deleted' | 'paid_twice';

/** Audit texts. Do not change them, since refunds are deduplicated by text. */
const REFUND_REASONS: Readonly<Record<RefundReason, string>> = {
  withdrawn: 'the buyer withdrew',
  gift_ended: 'the gift was ended',
  no_consent: 'the consent was taken back',
  no_photos: 'no other photos came',
  deleted: 'the order was deleted',
  paid_twice: 'paid twice',
};

/** Records a refund made by our own rules, and its reason in the audit. The provider's event may arrive first. */
export async function recordAutomaticRefund(
  db: Database,
  {
    intentId,
    orderId,
    refunds,
  }: { readonly intentId: string; readonly orderId: number; readonly refunds: ProviderRefunds },
  reason: RefundReason,
): Promise<void> {
  await recordRefunds(db, intentId, refunds);
  const detail = `automatic: ${REFUND_REASONS[reason]}`;
  await addAuditEntryOnce(db, { action: 'refund', orderId, actor: 'system', detail });
}
