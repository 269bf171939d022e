import {
  ATTENTION_PAGE_SIZE,
  type AttentionKind,
  type AttentionPage,
  type AttentionRow,
  type DisputeAnswer,
  dismissalOf,
  formatPrice,
  isTurnOf,
  needsOperator,
  togetherOf,
} from '@trueseason/contracts';
import { addAuditEntry } from '@trueseason/shop/audit';
import {
  type AttentionItem,
  dismissAttention,
  endTogether,
  listAttention,
  runOperatorAction,
} from '@trueseason/shop/back-office';
import { chargedMoney, recordDispute, recordRefunds } from '@trueseason/shop/flows';
import { bookDifference, findClaim, settleClaim } from '@trueseason/shop/ledger';
import { answerFinanceRequest } from '@trueseason/shop/operators';
import {
  decideUnplacedPayment,
  findKnownDispute,
  findPayment,
  isInquiry,
  isUnderReview,
  leaveUnplacedPayment,
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
import { decideAlone } from './decide-alone.ts';
import { disputeFile, saleFile } from './dispute-file.ts';

const viewItem = ({ since, until, ...item }: AttentionItem): AttentionRow => ({
  ...item,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
});

/** A page of rows, and the causes that several of all rows share. */
function viewPage(items: readonly AttentionItem[], page: number): AttentionPage {
  const groups = [...Map.groupBy(items, ({ kind, what }) => JSON.stringify([kind, what])).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first || rows.length < 2 || (togetherOf(first.kind) === null && !dismissalOf(first.kind))) return [];
    return [{ kind: first.kind, what: first.what, count: rows.length }];
  });
  const start = (page - 1) * ATTENTION_PAGE_SIZE;
  return {
    total: items.length,
    waiting: items.filter(({ kind }) => needsOperator(kind)).length,
    groups: groups.toSorted((a, b) => b.count - a.count),
    rows: items.slice(start, start + ATTENTION_PAGE_SIZE).map(viewItem),
  };
}

type AttentionCall =
  | 'adminAttention'
  | 'adminDismiss'
  | 'adminEndTogether'
  | 'adminAnswerFinance'
  | 'adminAnswerDispute'
  | 'adminApproveReview'
  | 'adminSettleUnplaced'
  | 'adminBookDifference';

/** What waits for operators, and the actions that no order has. */
export function attentionHandlers(deps: GatewayDeps): HandlersFor<AttentionCall> {
  const { db, payments } = deps;

  /** @throws not_found, payment_provider_unavailable */
  async function answerDispute(disputeId: string, answer: DisputeAnswer, actor: string): Promise<void> {
    const dispute = (await findKnownDispute(db, disputeId)) ?? (await findClaim(db, disputeId));
    if (!dispute) throw new ProblemError('not_found');
    const orderId = 'order_id' in dispute ? dispute.order_id : null;
    await decideAlone(deps, orderId ?? dispute.intent_id, () =>
      decideDispute({ id: disputeId, intentId: dispute.intent_id, orderId }, answer, actor),
    );
  }

  interface DisputedMoney {
    readonly id: string;
    readonly intentId: string;
    readonly orderId: number | null;
  }

  async function decideDispute(
    { id: disputeId, intentId, orderId }: DisputedMoney,
    answer: DisputeAnswer,
    actor: string,
  ): Promise<void> {
    const current = await payments.fetchDispute(disputeId);
    if (!needsResponse(current)) return recordLate(intentId, current, answer);
    if (answer === 'accept' && isInquiry(current)) {
      // Closing it would leave the money open; an order's refund is audited by itself.
      const isRefunded =
        orderId === null
          ? await refundWithoutOrder(intentId, actor)
          : await runOperatorAction({ db, provider: payments, actor, reason: 'asked' }, orderId, 'refund');
      if (!isRefunded) throw new ProblemError('decided_already');
      return recordDispute(db, intentId, await payments.fetchDispute(disputeId));
    }
    try {
      const answered =
        answer === 'accept'
          ? await payments.acceptDispute(disputeId)
          : await payments.submitDisputeFile(
              disputeId,
              await (orderId === null ? saleFile(db, intentId) : disputeFile(db, orderId)),
            );
      const action = answer === 'accept' ? 'accept dispute' : 'submit evidence';
      const entry = orderId === null ? { detail: `done: ${disputeId}` } : { orderId, detail: 'done' };
      await addAuditEntry(db, { actor, action, ...entry });
      await recordDispute(db, intentId, answered);
    } catch (error) {
      if (!isInvalidRequest(error)) throw error;
      const fetched = await payments.fetchDispute(disputeId);
      if (needsResponse(fetched)) throw error;
      await recordLate(intentId, fetched, answer);
    }
  }

  async function refundWithoutOrder(intentId: string, actor: string): Promise<true> {
    await recordRefunds(db, intentId, await payments.refund(intentId));
    await addAuditEntry(db, { actor, action: 'refund', detail: `done: ${intentId}` });
    return true;
  }

  /** An operator has seen what happened to a deleted order's payment. @throws not_found */
  async function dismissClaim(kind: AttentionKind, id: string, actor: string): Promise<void> {
    if (!(await settleClaim(db, id))) throw new ProblemError('not_found');
    await addAuditEntry(db, { actor, action: `dismiss ${kind.replaceAll('-', ' ')}`, detail: `done: ${id}` });
  }

  /** Answered at the provider or by another operator in the meantime: the same answer is done. @throws decided_already */
  async function recordLate(intentId: string, dispute: Dispute, answer: DisputeAnswer): Promise<void> {
    await recordDispute(db, intentId, dispute);
    const isSame = answer === 'evidence' ? isUnderReview(dispute) : dispute.status === 'lost';
    if (!isSame) throw new ProblemError('decided_already');
  }

  return {
    adminAttention: async ({ operator, query: { page } }) => viewPage(await listAttention(db, operator.roles), page),
    adminEndTogether: async ({ params: { kind }, body: { what, dismiss }, operator }) => {
      if (dismiss ? dismissalOf(kind) === undefined : togetherOf(kind) === null) throw new ProblemError('not_found');
      if (!isTurnOf(operator.roles, kind)) throw new ProblemError('not_permitted');
      const context = { db, provider: payments, actor: operator.operator };
      return endTogether(context, operator.roles, { kind, what, dismiss });
    },
    adminAnswerFinance: async ({ params: { requestId, answer }, operator }) => {
      const id = Number(requestId);
      if (!Number.isSafeInteger(id)) throw new ProblemError('not_found');
      const outcome = await answerFinanceRequest(db, id, { answer, actor: operator.operator });
      if (outcome === 'unknown') throw new ProblemError('not_found');
      if (outcome === 'answered') throw new ProblemError('decided_already');
      return { success: true };
    },
    adminDismiss: async ({ params: { kind, subject }, operator }) => {
      const isClaim = kind === 'deleted-warning' || kind === 'deleted-refund';
      const orderId = Number(subject);
      if (dismissalOf(kind) === undefined || !(isClaim || Number.isSafeInteger(orderId)))
        throw new ProblemError('not_found');
      if (!isTurnOf(operator.roles, kind)) throw new ProblemError('not_permitted');
      if (isClaim) {
        await dismissClaim(kind, subject, operator.operator);
        return { success: true };
      }
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
      await decideAlone(deps, payment.order_id, async () => {
        await payments.approveReview(intentId);
        const entry = { action: 'approve payment', orderId: payment.order_id, detail: 'done' };
        await addAuditEntry(db, { actor: operator.operator, ...entry });
        await recordWarning(db, intentId, { id: intentId, kind: 'review', text: null });
      });
      return { success: true };
    },
    adminBookDifference: async ({ params: { differenceId }, operator }) => {
      const booked = await bookDifference(db, differenceId);
      if (!booked) throw new ProblemError('not_found');
      const { cents, currency, reference } = booked;
      const detail = `done: ${formatPrice(cents, currency)}, ${reference}`;
      await addAuditEntry(db, { actor: operator.operator, action: 'book difference', detail });
      return { success: true };
    },
    adminSettleUnplaced: async ({ params: { intentId, answer }, operator }) => {
      const payment = await decideUnplacedPayment(db, intentId, answer);
      if (!payment) throw new ProblemError('not_found');
      if (payment === 'decided') throw new ProblemError('decided_already');
      if (answer === 'refund') {
        const intent = await payments.fetchIntent(intentId);
        const { each } = await payments.refund(intentId);
        await recordReturnedPayment(db, chargedMoney(intent), each, 'it matched no order', operator.operator);
        await settleUnplacedPayment(db, intentId);
      } else {
        const detail = `done: ${formatPrice(payment.amount_cents, payment.currency)}, ${intentId}`;
        await addAuditEntry(db, { actor: operator.operator, action: 'leave payment', detail });
        await leaveUnplacedPayment(db, payment);
      }
      return { success: true };
    },
  };
}
