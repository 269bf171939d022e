import { ADMIN_ACTIONS, type AdminAction, ANALYSIS_FAILURES, formatPrice, isCompleted } from '@trueseason/contracts';
import { addAuditEntry, addAuditEntryOnce } from '../audit/index.ts';
import type { Database } from '../database/index.ts';
import {
  attributeFailureToPhotos,
  endGift,
  failAnalysis,
  findLetterDays,
  listRelatedOrders,
  type RefundPart,
  type RefundResult,
  type RelatedOrder,
  recordRefunds,
  renderReportAgain,
  requestOtherPhotos,
  retryAnalysis,
  withdrawOrder,
} from '../flows/index.ts';
import { findGift, type GiftDetails } from '../gift/index.ts';
import { awaitedMail, listMails, type MailRow, mayResend, resendMail } from '../mail/index.ts';
import { findOrder, type LetterDays, type OrderRow } from '../order/index.ts';
import {
  findDisputeOfOrder,
  findPaymentStep,
  type KnownDispute,
  listPayments,
  type PaymentRow,
  type PaymentStep,
} from '../payment/index.ts';
import { listPhotos } from '../photos/index.ts';
import { findReport, type ReportRow } from '../report/index.ts';
import { findSecondPayments, type SecondPayment } from './second-payments.ts';

/** What decides which actions help. */
export interface OrderFacts {
  readonly order: OrderRow;
  readonly photos: number;
  readonly payments: readonly PaymentRow[];
  /** While the order is disputed. */
  readonly dispute?: KnownDispute | undefined;
  /** Disputed, and a refund no longer ends it. Only the provider knows. */
  readonly bankDecides?: boolean;
  readonly report: ReportRow['state'] | undefined;
  readonly mails: readonly MailRow[];
  readonly gift?: GiftDetails | undefined;
  /** Where its payment is between pressed and paid. */
  readonly paymentStep?: { readonly step: PaymentStep; readonly at: Date } | undefined;
  /** Of letters that withdraw it. */
  readonly letterDays?: LetterDays | null;
  /** Others of its buyer, newest first. */
  readonly related?: readonly RelatedOrder[];
  /** If it seems to be paid by mistake. */
  readonly secondPayment?: SecondPayment | undefined;
}

/** Null without such an order. */
export async function readOrderFacts(db: Database, orderId: number): Promise<OrderFacts | null> {
  const [order, photos, payments, report, mails, gift] = await Promise.all([
    findOrder(db, orderId),
    listPhotos(db, orderId),
    listPayments(db, orderId),
    findReport(db, orderId),
    listMails(db, orderId),
    findGift(db, orderId),
  ]);
  if (!order) return null;
  const [letterDays, related, paymentStep, [secondPayment], dispute] = await Promise.all([
    findLetterDays(db, order),
    listRelatedOrders(db, orderId),
    findPaymentStep(db, orderId),
    findSecondPayments(db, { orderId, limit: 1 }),
    order.payment === 'disputed' ? findDisputeOfOrder(db, orderId) : undefined,
  ]);
  const facts = { order, photos: photos.length, payments, report: report?.state, mails, gift };
  return { ...facts, letterDays, related, paymentStep, secondPayment, dispute };
}

export const isGiftUsed = ({ gift }: OrderFacts): boolean => (gift?.uses ?? 0) > 0;

export interface OperatorActionContext {
  readonly db: Database;
  /** For the audit; omitted if unnamed. */
  readonly actor?: string;
  readonly reason?: string | undefined;
  /** Cents to refund; all that is left if missing. */
  readonly cents?: number | undefined;
  /** Cents the operator saw as left: if wrong, nothing is refunded. */
  readonly left?: number | undefined;
  /** At the provider; if missing, nothing is refunded. */
  readonly provider?: {
    refund(intentId: string, part?: RefundPart): Promise<RefundResult>;
    repeatFailedRefund(intentId: string): Promise<RefundResult>;
  };
  /** The date of a letter of withdrawal. */
  readonly sentOn?: string | undefined;
}

/** The payment to refund; one whose refund failed comes first. */
export const refundablePayment = <Payment extends Pick<PaymentRow, 'state' | 'refund_failed_at'>>(
  payments: readonly Payment[],
): Payment | undefined =>
  payments.find(({ refund_failed_at }) => refund_failed_at) ?? payments.find(({ state }) => state === 'succeeded');

async function refund(tools: OperatorActionContext, orderId: number): Promise<string | false> {
  const { db, provider, cents } = tools;
  const paid = refundablePayment(await listPayments(db, orderId));
  if (!paid || !provider) return false;
  const refundable = paid.amount_cents - paid.refunded_cents;
  if ((tools.left ?? refundable) !== refundable || (cents ?? refundable) > refundable) return false;
  const part = cents === undefined || cents === refundable ? undefined : { cents, refundedBefore: paid.refunded_cents };
  // End the gift before its refund; a redeemed one stays.
  if (part === undefined && paid.state === 'succeeded') await endGift(db, orderId);
  return recordResult(db, paid.intent_id, await provider.refund(paid.intent_id, part));
}

/** Sends a failed refund again, once for any number of requests. */
async function repeatRefund({ db, provider }: OperatorActionContext, orderId: number): Promise<string | false> {
  const paid = (await listPayments(db, orderId)).find(({ refund_failed_at }) => refund_failed_at);
  if (!paid || !provider) return false;
  return recordResult(db, paid.intent_id, await provider.repeatFailedRefund(paid.intent_id));
}

async function recordResult(
  db: Database,
  intentId: string,
  { refund: newRefund, ...refunds }: RefundResult,
): Promise<string | false> {
  // The provider's event may arrive first.
  await recordRefunds(db, intentId, refunds);
  return (
    newRefund !== null &&
    `${refunds.failed ? 'refused by the bank' : 'done'}: ${formatPrice(newRefund.cents, newRefund.currency)}, ${newRefund.id}`
  );
}

/** When each action is available, and its effect. */
const ACTIONS: Readonly<
  Record<
    AdminAction,
    {
      helps(facts: OrderFacts): boolean;
      /** False for a no-op. A string says what was done and is audited once, as simultaneous calls do one thing. */
      run(tools: OperatorActionContext, orderId: number): Promise<boolean | string>;
      /** `requested`: a worker still has to do it. */
      outcome: 'done' | 'requested';
    }
  >
> = {
  retry: {
    // Photos refused one by one would be refused again.
    helps: ({ order: { progress, failure, payment }, photos }) =>
      progress === 'failed' && photos > 0 && !failure?.photos.length && payment !== 'refunded',
    run: ({ db }, orderId) => retryAnalysis(db, orderId),
    outcome: 'requested',
  },
  fail: {
    helps: ({ order: { progress, failure } }) =>
      progress === 'files_uploaded' ||
      progress === 'processing' ||
      (progress === 'failed' && failure?.code === ANALYSIS_FAILURES.internal.code),
    run: async ({ db }, orderId) =>
      (await failAnalysis(db, orderId, ANALYSIS_FAILURES.givenUp)) || (await attributeFailureToPhotos(db, orderId)),
    outcome: 'done',
  },
  'render-report': {
    helps: ({ order, report }) => isCompleted(order) && (report === 'ready' || report === 'failed'),
    run: ({ db }, orderId) => renderReportAgain(db, orderId),
    outcome: 'requested',
  },
  'resend-mail': {
    helps: (facts) => {
      const mail = awaitedMail(facts.order, facts.mails);
      return mail !== undefined && !isGiftUsed(facts) && mayResend(facts.order, mail);
    },
    run: ({ db }, orderId) => resendMail(db, orderId),
    outcome: 'requested',
  },
  'ask-photos': {
    helps: ({ order }) => isCompleted(order) && !order.photos_asked_at,
    run: ({ db }, orderId) => requestOtherPhotos(db, orderId),
    outcome: 'requested',
  },
  'resend-complained': {
    helps: (facts) => {
      const mail = awaitedMail(facts.order, facts.mails);
      return mail?.outcome === 'complained' && !isGiftUsed(facts) && mayResend(facts.order, mail, 'asked');
    },
    run: ({ db }, orderId) => resendMail(db, orderId, 'asked'),
    outcome: 'requested',
  },
  withdraw: {
    helps: (facts) => Boolean(facts.letterDays) && !isGiftUsed(facts),
    run: async ({ db, sentOn, actor = 'operator' }, orderId) =>
      sentOn !== undefined &&
      (await withdrawOrder(db, orderId, { sentOn, operator: actor })) &&
      `done: letter of ${sentOn}`,
    outcome: 'done',
  },
  'repeat-refund': {
    helps: ({ payments, bankDecides = false }) =>
      !bankDecides && payments.some(({ refund_failed_at }) => refund_failed_at),
    run: repeatRefund,
    outcome: 'done',
  },
  refund: {
    helps: ({ payments, bankDecides = false }) => !bankDecides && refundablePayment(payments) !== undefined,
    run: refund,
    outcome: 'done',
  },
};

/** Actions available for an order now. */
export const helpfulActions = (facts: OrderFacts): AdminAction[] =>
  ADMIN_ACTIONS.filter((action) => ACTIONS[action].helps(facts));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'internal';

/** Runs an action and audits success, no-op and failure. False for a no-op. */
export async function runOperatorAction(
  tools: OperatorActionContext,
  orderId: number,
  action: AdminAction,
): Promise<boolean> {
  const trace = (detail: string, add: typeof addAuditEntryOnce = addAuditEntry) =>
    add(tools.db, {
      ...(tools.actor && { actor: tools.actor }),
      action,
      orderId,
      reason: tools.reason,
      detail,
    });
  try {
    const facts = await readOrderFacts(tools.db, orderId);
    const result = facts !== null && ACTIONS[action].helps(facts) && (await ACTIONS[action].run(tools, orderId));
    if (typeof result === 'string') await trace(result, addAuditEntryOnce);
    else await trace(result ? ACTIONS[action].outcome : 'nothing to do');
    return result !== false;
  } catch (error) {
    await trace(`failed: ${codeOf(error)}`);
    throw error;
  }
}
