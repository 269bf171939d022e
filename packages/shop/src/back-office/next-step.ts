import { type AdminAction, ANALYSIS_FAILURES, isSettled } from '@trueseason/contracts';
import { awaitedMail, undeliveredMails } from '../mail/index.ts';
import { needsResponse } from '../payment/index.ts';
import { isGiftUsed, type OrderFacts } from './operate-order.ts';
import { secondPaymentWords } from './second-payments.ts';
import { wordsOf } from './timeline.ts';

type Action = 'correct-address' | AdminAction;

type NextStep = readonly [summary: string, since: Date | null, action?: Action];

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

function waitsForPayment({ order, paymentStep }: OrderFacts): NextStep {
  if (paymentStep?.step === 'processing')
    return ['Waits for the bank, which is processing the payment', paymentStep.at];
  if (paymentStep) return ['Waits for the customer, whom the bank asks to confirm', paymentStep.at];
  return ['Waits for payment', order.progress_at];
}

function waitsForDispute({ dispute }: OrderFacts): NextStep {
  if (!dispute || !needsResponse(dispute))
    return ['Waits for the bank, which decides the dispute', dispute?.status_since ?? null];
  const until = dispute.due_at ? ` until ${dispute.due_at.toISOString().slice(0, 10)}` : '';
  return [`Waits for finance: the bank asks for evidence${until}`, dispute.since];
}

/** The first that applies, by urgency. */
function findNextStep(facts: OrderFacts): NextStep {
  const { order, report, payments } = facts;
  const failedRefund = payments.find(({ refund_failed_at }) => refund_failed_at);
  if (failedRefund) return ['Waits for a refund, which failed', failedRefund.refund_failed_at, 'repeat-refund'];
  if (order.payment === 'disputed') return waitsForDispute(facts);
  const [undeliveredMail] = undeliveredMails(facts.mails);
  if (undeliveredMail?.outcome === 'bounced') {
    return [
      `Waits for the right address: the ${wordsOf(undeliveredMail.kind)} email bounced`,
      undeliveredMail.state_at,
      'correct-address',
    ];
  }
  if (undeliveredMail)
    return [
      `Waits for the ${wordsOf(undeliveredMail.kind)} email, which did not go out`,
      undeliveredMail.state_at,
      'resend-mail',
    ];
  if (order.payment === 'refunded') return ['Nothing to do: the money went back and the order is closed', null];
  if (order.measuring_since) return ['Waits for the analysis of what changed', order.measuring_since];
  const { secondPayment } = facts;
  if (secondPayment)
    return [
      `Perhaps paid twice: ${secondPaymentWords(secondPayment)}. Ask the customer; finance refunds`,
      secondPayment.settled_at,
      'refund',
    ];
  if (order.photos_asked_at && order.progress === 'queued')
    return ['Waits for photos from the customer, who was asked for them', order.photos_asked_at, 'resend-mail'];
  if (order.photos_asked_at) return ['Waits for other photos from the customer', order.photos_asked_at, 'resend-mail'];
  if (order.progress === 'failed') {
    return order.failure?.code === ANALYSIS_FAILURES.internal.code
      ? ['Waits for us: the analysis failed', order.progress_at, 'retry']
      : ['Waits for other photos from the customer', order.progress_at];
  }
  const unpaid = waitsForPayment(facts);
  if (isGiftUsed(facts)) return ['Nothing to do: the recipient has used the gift', null];
  if (order.flow === 'gift')
    return isSettled(order) ? ['Waits for the recipient, who has the code', order.settled_at, 'resend-mail'] : unpaid;
  if (order.progress === 'queued' && !isSettled(order) && facts.paymentStep) return unpaid;
  if (order.progress === 'queued') return ['Waits for photos from the customer', order.settled_at ?? order.created_at];
  if (!isSettled(order) && (order.progress === 'analyzed' || order.flow !== 'analyze_first')) return unpaid;
  if (order.progress !== 'analyzed') return ['Waits for the analysis', order.progress_at];
  if (report === 'pending') return ['Waits for the report', order.completed_at];
  if (!order.email) return ['Waits for an email address from the customer', order.completed_at];
  if (report === 'failed')
    return ['Waits for the report, which could not be made', order.completed_at, 'render-report'];
  const outgoingMail = goingOut(facts);
  if (outgoingMail) return [`Waits for the ${wordsOf(outgoingMail.kind)} email to go out`, outgoingMail.created_at];
  const isSpam = awaitedMail(order, facts.mails)?.outcome === 'complained';
  return [`Nothing to do: the result is delivered${isSpam ? ', and its email was marked as spam' : ''}`, null];
}

/** What an order waits for, since when, and the one helpful action, if this operator may take it. */
export function operatorNextStep(facts: OrderFacts, allowedActions: readonly Action[]) {
  const [summary, since, action] = findNextStep(facts);
  return {
    summary,
    since: since?.toISOString() ?? null,
    action: allowedActions.find((allowed) => allowed === action) ?? null,
  };
}
