import { type AdminAction, ANALYSIS_FAILURES, isSettled } from '@trueseason/contracts';
import { undeliveredMails } from '../mail/resend-mail.ts';
import { isGiftUsed, type OrderFacts } from './operate-order.ts';
import { wordsOf } from './timeline.ts';

type Action = 'correct-address' | AdminAction;

type NextStep = readonly [waitsFor: string, since: Date | null, action?: Action];

/** Reminders wait for their day. */
const goingOut = ({ mails }: OrderFacts) =>
  mails.find(({ state, state_at }) => state === 'sending' || (state === 'pending' && state_at <= new Date()));

/** Whether the system is still working on it. */
export const isInProgress = (facts: OrderFacts): boolean =>
  facts.order.progress === 'files_uploaded' ||
  facts.order.progress === 'processing' ||
  facts.order.measuring_since !== null ||
  facts.report === 'pending' ||
  goingOut(facts) !== undefined;

/** The first that applies, by urgency. */
function findNextStep(facts: OrderFacts): NextStep {
  const { order, report, payments } = facts;
  const failedRefund = payments.find(({ refund_failed_at }) => refund_failed_at);
  if (failedRefund) return ['a refund, which failed', failedRefund.refund_failed_at, 'refund'];
  if (order.payment === 'disputed') return ['the bank, which decides the dispute', facts.disputedAt ?? null];
  const [undeliveredMail] = undeliveredMails(facts.mails);
  if (undeliveredMail?.outcome === 'bounced') {
    return [
      `the right address: the ${wordsOf(undeliveredMail.kind)} email bounced`,
      undeliveredMail.state_at,
      'correct-address',
    ];
  }
  if (undeliveredMail)
    return [
      `the ${wordsOf(undeliveredMail.kind)} email, which did not go out`,
      undeliveredMail.state_at,
      'resend-mail',
    ];
  if (order.payment === 'refunded') return ['nothing: the money went back and the order is closed', null];
  if (order.measuring_since) return ['the analysis of what changed', order.measuring_since];
  if (order.photos_asked_at) return ['other photos from the customer', order.photos_asked_at, 'resend-mail'];
  if (order.progress === 'failed') {
    return order.failure?.code === ANALYSIS_FAILURES.internal.code
      ? ['us: the analysis failed', order.progress_at, 'retry']
      : ['other photos from the customer', order.progress_at];
  }
  const unpaid: NextStep = ['payment', order.progress_at];
  if (isGiftUsed(facts)) return ['nothing: the recipient has used the gift', null];
  if (order.flow === 'gift')
    return isSettled(order) ? ['the recipient, who has the code', order.settled_at, 'resend-mail'] : unpaid;
  if (order.progress === 'queued') return ['photos from the customer', order.settled_at ?? order.created_at];
  if (!isSettled(order) && (order.progress === 'analyzed' || order.flow !== 'analyze_first')) return unpaid;
  if (order.progress !== 'analyzed') return ['the analysis', order.progress_at];
  if (report === 'pending') return ['the report', order.completed_at];
  if (!order.email) return ['an email address from the customer', order.completed_at];
  if (report === 'failed') return ['the report, which could not be made', order.completed_at, 'render-report'];
  const outgoingMail = goingOut(facts);
  if (outgoingMail) return [`the ${wordsOf(outgoingMail.kind)} email to go out`, outgoingMail.created_at];
  return ['nothing: the result is delivered', order.completed_at];
}

/** What an order waits for, since when, and the one helpful action, if this operator may take it. */
export function operatorNextStep(facts: OrderFacts, allowedActions: readonly Action[]) {
  const [waits, since, action] = findNextStep(facts);
  return {
    waits,
    since: since?.toISOString() ?? null,
    action: allowedActions.find((allowed) => allowed === action) ?? null,
  };
}
