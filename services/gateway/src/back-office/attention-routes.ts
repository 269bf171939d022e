import { type AttentionRow, type DisputeAnswer, dismissalOf, formatPrice, isTurnOf } from '@trueseason/contracts';
import { addAuditEntry } from '@trueseason/shop/audit';
import { type AttentionItem, dismissAttention, listAttention, runOperatorAction } from '@trueseason/shop/back-office';
import { recordDispute } from '@trueseason/shop/flows';
import {
  decideUnplacedPayment,
  findKnownDispute,
  findPayment,
  isInquiry,
  isUnderReview,
  needsResponse,
  recordReturnedPayment,
  recordWarning,
  settleUnplacedPayment,
} from '@trueseason/shop/payment';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersFor } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { isInvalidRequest } from '../payment/call-provider.ts';
import type { Dispute } from '../payment/dispute-provider.ts';
import { disputeEvidence } from './dispute-evidence.ts';

const viewItem = ({ since, until, ...item }: AttentionItem): AttentionRow => ({
  ...item,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
});

type AttentionCall =
  | 'adminAttention'
  | 'adminDismiss'
  | 'adminAnswerDispute'
  | 'adminApproveReview'
  | 'adminSettleUnplaced';

/** What waits for operators, and the actions that no order has. */
export function attentionHandlers(deps: GatewayDeps): HandlersFor<AttentionCall> {
  const { db, payments } = deps;

  /** @throws not_found, payment_provider_unavailable */
  async function answerDispute(disputeId: string, answer: DisputeAnswer, actor: string): Promise<void> {
    const known = await findKnownDispute(db, disputeId);
    if (!known) throw new ProblemError('not_found');
    const { order_id: orderId, intent_id: intentId } = known;
    const current = await payments.fetchDispute(disputeId);
    if (!needsResponse(current)) return recordLate(intentId, current, answer);
    if (answer === 'accept' && isInquiry(current)) {
      // Closing it would leave the money open; the refund is audited by itself.
      await runOperatorAction({ db, provider: payments, actor, reason: 'asked' }, orderId, 'refund');
      return recordDispute(db, intentId, await payments.fetchDispute(disputeId));
    }
    try {
      const answered =
        answer === 'accept'
          ? await payments.acceptDispute(disputeId)
          : await payments.submitEvidence(disputeId, await disputeEvidence(db, orderId));
      const action = answer === 'accept' ? 'accept dispute' : 'submit evidence';
      await addAuditEntry(db, { actor, action, orderId, detail: 'done' });
      await recordDispute(db, intentId, answered);
    } catch (error) {
      if (!isInvalidRequest(error)) throw error;
      const now = await payments.fetchDispute(disputeId);
      if (needsResponse(now)) throw error;
      await recordLate(intentId, now, answer);
    }
  }

  /** Answered at the provider or by another operator in the meantime: the same answer is done. @throws decided_already */
  async function recordLate(intentId: string, dispute: Dispute, answer: DisputeAnswer): Promise<void> {
    await recordDispute(db, intentId, dispute);
    const isSame = answer === 'evidence' ? isUnderReview(dispute) : dispute.status === 'lost';
    if (!isSame) throw new ProblemError('decided_already');
  }

  return {
    adminAttention: async ({ operator }) => (await listAttention(db, operator.roles)).map(viewItem),
    adminDismiss: async ({ params: { kind, subject }, operator }) => {
      const orderId = Number(subject);
      if (dismissalOf(kind) === undefined || !Number.isSafeInteger(orderId)) throw new ProblemError('not_found');
      if (!isTurnOf(operator.roles, kind)) throw new ProblemError('not_permitted');
      const isKnown = await dismissAttention(db, { kind, orderId, actor: operator.operator });
      if (!isKnown) throw new ProblemError('not_found');
      return { success: true };
    },
    adminAnswerDispute: async ({ params: { disputeId, answer }, operator }) => {
      await answerDispute(disputeId, answer, operator.operator);
      return { success: true };
    },
    adminApproveReview: async ({ params: { intentId }, operator }) => {
      const payment = await findPayment(db, intentId);
      if (!payment) throw new ProblemError('not_found');
      await payments.approveReview(intentId);
      const entry = { action: 'approve payment', orderId: payment.order_id, detail: 'done' };
      await addAuditEntry(db, { actor: operator.operator, ...entry });
      await recordWarning(db, intentId, 'review', null);
      return { success: true };
    },
    adminSettleUnplaced: async ({ params: { intentId, answer }, operator }) => {
      const payment = await decideUnplacedPayment(db, intentId, answer);
      if (!payment) throw new ProblemError('not_found');
      if (payment === 'decided') throw new ProblemError('decided_already');
      const { amount_cents, currency } = payment;
      if (answer === 'refund') {
        await payments.refund(intentId);
        const money = { amount_cents, currency, provider_reference: intentId };
        await recordReturnedPayment(db, money, 'it matched no order', operator.operator);
      } else {
        const detail = `done: ${formatPrice(amount_cents)}, ${intentId}`;
        await addAuditEntry(db, { actor: operator.operator, action: 'leave payment', detail });
      }
      await settleUnplacedPayment(db, intentId);
      return { success: true };
    },
  };
}
