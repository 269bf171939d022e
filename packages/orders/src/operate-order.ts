import {
  ADMIN_ACTIONS,
  type AdminAction,
  ANALYSIS_FAILURES,
  type AnalysisFailure,
  dollars,
  type Progress,
} from '@trueseason/contracts';
import { addAudit, type Db, listPayments, type MailRow, type PaymentRow, type ReportRow } from '@trueseason/db';
import { endGift } from './gifts.ts';
import { remakeReport } from './remake-report.ts';
import { resendResults } from './reopen-mail.ts';
import { retryAnalysis } from './retry-analysis.ts';
import { blamePhotos, failAnalysis } from './run-analysis.ts';
import { recordRefund } from './settle-order.ts';

/** What an operator sees of an order. Missing fields count as absent. */
export interface OrderFacts {
  readonly progress?: Progress;
  readonly failure?: AnalysisFailure | null;
  readonly photos?: number;
  readonly payments?: readonly Pick<PaymentRow, 'state'>[];
  /** Disputed, and a refund no longer ends it. */
  readonly bankDecides?: boolean;
  readonly report?: ReportRow['state'] | undefined;
  readonly resultsMail?: MailRow['state'] | undefined;
}

export interface OperatorTools {
  readonly db: Db;
  /** The operator, for the audit; omitted if unnamed. */
  readonly actor?: string;
  /** Why, for the audit. */
  readonly reason?: string | undefined;
  /** Refunds an intent at the provider; if missing, nothing is refunded. */
  readonly refund?: (intentId: string) => Promise<unknown>;
}

async function refund({ db, refund: giveBack }: OperatorTools, orderId: number): Promise<string | false> {
  const paid = (await listPayments(db, orderId)).find(({ state }) => state === 'succeeded');
  if (!paid || !giveBack) return false;
  // End the gift before its refund; a redeemed one stays.
  await endGift(db, orderId);
  await giveBack(paid.intent_id);
  // The provider's event may arrive first.
  await recordRefund(db, paid.intent_id);
  return `done: $${dollars(paid.amount_cents)}`;
}

/** Operator actions on an order: when available, and their effect. */
const ACTIONS: Readonly<
  Record<
    AdminAction,
    {
      helps(facts: OrderFacts): boolean;
      /** What was done, for the audit, if that says more. False for a no-op. */
      run(tools: OperatorTools, orderId: number): Promise<boolean | string>;
      /** A worker still has to do what was requested. */
      outcome: 'done' | 'requested';
    }
  >
> = {
  retry: {
    helps: ({ progress, photos = 0 }) => progress === 'failed' && photos > 0,
    run: ({ db }, orderId) => retryAnalysis(db, orderId),
    outcome: 'requested',
  },
  fail: {
    helps: ({ progress, failure }) =>
      progress === 'files_uploaded' ||
      progress === 'processing' ||
      (progress === 'failed' && failure?.code === ANALYSIS_FAILURES.internal.code),
    run: async ({ db }, orderId) =>
      (await failAnalysis(db, orderId, ANALYSIS_FAILURES.givenUp)) || (await blamePhotos(db, orderId)),
    outcome: 'done',
  },
  'render-report': {
    helps: ({ report }) => report === 'ready' || report === 'failed',
    run: ({ db }, orderId) => remakeReport(db, orderId),
    outcome: 'requested',
  },
  'resend-mail': {
    helps: ({ resultsMail }) => resultsMail === 'sent' || resultsMail === 'failed',
    run: ({ db }, orderId) => resendResults(db, orderId),
    outcome: 'requested',
  },
  refund: {
    helps: ({ payments = [], bankDecides = false }) =>
      !bankDecides && payments.some(({ state }) => state === 'succeeded'),
    run: refund,
    outcome: 'done',
  },
};

/** Actions available for an order now. */
export const helpfulActions = (facts: OrderFacts): AdminAction[] =>
  ADMIN_ACTIONS.filter((action) => ACTIONS[action].helps(facts));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'internal';

/**
 * Runs an operator's action and audits success, no-op and failure. False for a no-op.
 * @param from the client, for the audit
 */
export async function operateOrder(
  tools: OperatorTools,
  orderId: number,
  action: AdminAction,
  from?: string,
): Promise<boolean> {
  const trace = (outcome: string) =>
    addAudit(tools.db, {
      ...(tools.actor && { actor: tools.actor }),
      action,
      orderId,
      reason: tools.reason,
      detail: from ? `${outcome}, from ${from}` : outcome,
    });
  try {
    const done = await ACTIONS[action].run(tools, orderId);
    await trace(done === true ? ACTIONS[action].outcome : done || 'nothing to do');
    return done !== false;
  } catch (error) {
    await trace(`failed: ${codeOf(error)}`);
    throw error;
  }
}
