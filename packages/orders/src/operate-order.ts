import { ADMIN_ACTIONS, type AdminAction, ANALYSIS_FAILURES, type Progress } from '@trueseason/contracts';
import { addAudit, type Db, listPayments, type MailRow, type PaymentRow, type ReportRow } from '@trueseason/db';
import { endGift } from './gifts.ts';
import { remakeReport } from './remake-report.ts';
import { resendResults } from './reopen-mail.ts';
import { retryAnalysis } from './retry-analysis.ts';
import { failAnalysis } from './run-analysis.ts';
import { recordRefund } from './settle-order.ts';

/** What is known of an order when an operator looks at it. What is left out counts as absent. */
export interface OrderFacts {
  readonly progress?: Progress;
  readonly photos?: number;
  readonly payments?: readonly Pick<PaymentRow, 'state'>[];
  readonly report?: ReportRow['state'] | undefined;
  readonly resultsMail?: MailRow['state'] | undefined;
}

export interface OperatorTools {
  readonly db: Db;
  /** Who does it, for the trace; left out where nobody is known by name. */
  readonly actor?: string;
  /** Gives the money of an intent back at the provider; where it is missing, nothing is refunded. */
  readonly refund?: (intentId: string) => Promise<unknown>;
}

async function refund({ db, refund: giveBack }: OperatorTools, orderId: number): Promise<boolean> {
  const paid = (await listPayments(db, orderId)).find(({ state }) => state === 'succeeded');
  if (!paid || !giveBack) return false;
  // Nobody begins to use what is being paid back; whoever has used it keeps what they got.
  await endGift(db, orderId);
  await giveBack(paid.intent_id);
  // The provider's own event may be faster than this.
  await recordRefund(db, paid.intent_id);
  return true;
}

/** Everything that an operator may do to an order: when it can help, and what it does. */
const ACTIONS: Readonly<
  Record<
    AdminAction,
    { helps(facts: OrderFacts): boolean; run(tools: OperatorTools, orderId: number): Promise<boolean> }
  >
> = {
  retry: {
    helps: ({ progress, photos = 0 }) => progress === 'failed' && photos > 0,
    run: ({ db }, orderId) => retryAnalysis(db, orderId),
  },
  fail: {
    helps: ({ progress }) => progress === 'files_uploaded' || progress === 'processing',
    run: ({ db }, orderId) => failAnalysis(db, orderId, ANALYSIS_FAILURES.internal),
  },
  'render-report': {
    helps: ({ report }) => report === 'ready' || report === 'failed',
    run: ({ db }, orderId) => remakeReport(db, orderId),
  },
  'resend-mail': {
    helps: ({ resultsMail }) => resultsMail === 'sent' || resultsMail === 'failed',
    run: ({ db }, orderId) => resendResults(db, orderId),
  },
  refund: {
    helps: ({ payments = [] }) => payments.some(({ state }) => state === 'succeeded'),
    run: refund,
  },
};

/** What an operator may do to an order as it is now. */
export const helpfulActions = (facts: OrderFacts): AdminAction[] =>
  ADMIN_ACTIONS.filter((action) => ACTIONS[action].helps(facts));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'internal';

/**
 * Does what an operator requests, and leaves a trace of it whether it changed anything, nothing, or failed.
 * False when it changed nothing.
 * @param from where the operator was, for the trace
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
      detail: from ? `${outcome}, from ${from}` : outcome,
    });
  try {
    const done = await ACTIONS[action].run(tools, orderId);
    await trace(done ? 'done' : 'nothing to do');
    return done;
  } catch (error) {
    await trace(`failed: ${codeOf(error)}`);
    throw error;
  }
}
