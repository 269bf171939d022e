import { isGiftCode, normalizePromoCode } from '@trueseason/contracts';
import { TOASTS, type Toast } from '../lib/message-texts.ts';
import { needsTelling } from '../order/before-payment.ts';
import { NOT_COMPLETED, STILL_PENDING } from '../order/order-state/order-message.ts';
import type { Outcome } from './confirm-card.ts';
import type { Intent } from './intent.ts';
import type { ReadyPayment } from './payment-element.tsx';
import { PAYMENT_UNKNOWN } from './payment-reasons.ts';

/** Consecutive "unpaid" responses required, since a payment may still be in flight. */
const MIN_UNPAID_RESPONSES = 3;

export interface Purchase {
  /**
   * `repricing`: asks again after an outage, without a change on the screen. `bought`: this browser has an order that the
   * customer should know of. `uncovered`: the gift on this device does not pay. `unsure`: the last payment
   * may have succeeded. `settled`: paid or free, about to leave.
   */
  readonly phase:
    | 'pricing'
    | 'ready'
    | 'unpriced'
    | 'repricing'
    | 'bought'
    | 'uncovered'
    | 'paying'
    | 'unsure'
    | 'settled';
  /** The last opened intent, whose card form stays while the price updates. */
  readonly intent: Intent | null;
  readonly code: string | null;
  readonly trialCode: string | null;
  /** A code to try next, typed while a price was loading. */
  readonly queuedCode: string | null;
  readonly refusedCode: { readonly code: string; readonly reason: string } | null;
  readonly refusal: string | null;
  readonly problem: string | null;
  /** How many requests for the price an outage has failed in a row. */
  readonly outages: number;
  /** The payment we ask the server about; `unpaid` counts consecutive responses. */
  readonly pendingPayment: { readonly intent: Intent; readonly unpaid: number } | null;
  readonly nextPath: string | null;
}

export interface Failure {
  readonly problem?: string | undefined;
  /** The server's message, or that it could not be reached. */
  readonly reason?: string | undefined;
  readonly codeReason: string;
  /** It may work once the network or the server is back. */
  readonly isOutage: boolean;
}

export interface Payment {
  readonly email: string;
  /** Needed unless the order is free. */
  readonly card: ReadyPayment | null;
}

export type PurchaseEvent =
  | { readonly type: 'opened' | 'retryDue' | 'codeRemoved' | 'reopened' }
  | { readonly type: 'codeEntered'; readonly text: string }
  | { readonly type: 'codeRefused' | 'pricingFailed' | 'paymentFailed'; readonly failure: Failure }
  | { readonly type: 'priced'; readonly intent: Intent }
  | ({ readonly type: 'submitted' } & Payment)
  | { readonly type: 'paymentEnded'; readonly outcome: Outcome }
  | { readonly type: 'statusReceived'; readonly status: 'paid' | 'pending' | 'unpaid' }
  | { readonly type: 'finished'; readonly next?: string | undefined; readonly problem?: string | undefined };

/** By this submission, according to a status request, free, or before this submission. */
export type PaidBy = 'card' | 'status' | 'free' | 'earlier';

export type Effect =
  | { readonly type: 'price'; readonly code: string; readonly isTrial: boolean }
  | ({ readonly type: 'pay'; readonly intent: Intent | null } & Payment)
  | { readonly type: 'finish'; readonly paidBy: PaidBy; readonly intent: Intent | null }
  | { readonly type: 'storeCode'; readonly code: string | null }
  | { readonly type: 'showToast'; readonly toast: Toast };

/** Messages of a way to pay, and how it responds to codes. */
export interface PurchaseTexts {
  /** Responds to codes in toasts or at the field; null if it takes none. */
  readonly codes: 'toasts' | 'field' | null;
  readonly notPriced: (reason?: string) => Toast;
  /** Shown without a price; defaults to the reason. */
  readonly noPrice?: string;
  readonly notPaid: (reason: string | undefined, intent: Intent | null) => Toast;
  /** For an order that this browser no longer knows; `needsNewIntent` if another order follows. */
  readonly orderForgotten?: { readonly refusal: string; readonly needsNewIntent: boolean };
}

type Step = readonly [Purchase, readonly Effect[]];

export const newPurchase = (code: string | null, phase: 'pricing' | 'ready' = 'pricing'): Purchase => ({
  phase,
  intent: null,
  code,
  trialCode: null,
  queuedCode: null,
  refusedCode: null,
  refusal: null,
  problem: null,
  outages: 0,
  pendingPayment: null,
  nextPath: null,
});

const toastEffect = (toast: Toast): Effect => ({ type: 'showToast', toast });
const refusalToast = (reason: string): Effect => toastEffect(TOASTS.paymentFailed(reason));
const PENDING_TOAST = toastEffect({ title: 'Payment Under Way', text: STILL_PENDING, tone: 'neutral' });
const UNKNOWN_TOAST = toastEffect({ title: 'Checking Your Payment', text: PAYMENT_UNKNOWN, tone: 'neutral' });

const priceEffect = ({ trialCode, code }: Purchase): Effect => ({
  type: 'price',
  code: trialCode ?? code ?? '',
  isTrial: trialCode !== null,
});

function requestPrice(purchase: Purchase, ...firstEffects: Effect[]): Step {
  return [{ ...purchase, phase: 'pricing', problem: null }, [...firstEffects, priceEffect(purchase)]];
}

const priceWithoutCode = (purchase: Purchase, ...firstEffects: Effect[]): Step =>
  requestPrice({ ...purchase, code: null, trialCode: null }, ...firstEffects, { type: 'storeCode', code: null });

/** A buyer who expected to pay nothing decides again, and never entered a code. */
const isUncovered = ({ code, trialCode }: Purchase): boolean => trialCode === null && code !== null && isGiftCode(code);
const uncover = (purchase: Purchase): Step => [{ ...purchase, phase: 'uncovered', intent: null, problem: null }, []];

const finish = (purchase: Purchase, paidBy: PaidBy, intent = purchase.intent): Step => [
  { ...purchase, phase: 'settled', pendingPayment: null, refusal: null },
  [{ type: 'finish', paidBy, intent }],
];

const refuse = (purchase: Purchase, refusal: string, needsNewIntent: boolean): Step =>
  needsNewIntent
    ? requestPrice({ ...purchase, refusal }, refusalToast(refusal))
    : [{ ...purchase, phase: 'ready', refusal }, [refusalToast(refusal)]];

const isPricing = ({ phase }: Purchase): boolean => phase === 'pricing' || phase === 'repricing';
const acceptsInput = ({ phase }: Purchase): boolean => phase === 'ready' || phase === 'unpriced';

// Card errors do not apply to another price.
const tryCode = (purchase: Purchase, code: string): Step =>
  requestPrice({ ...purchase, trialCode: code, queuedCode: null, refusedCode: null, refusal: null });

/** The next state of a purchase, and the effects to run. */
export function advancePurchase(purchase: Purchase, event: PurchaseEvent, texts: PurchaseTexts): Step {
  const [nextState, effects] = applyEvent(purchase, event, texts);
  if (nextState.queuedCode === null || !acceptsInput(nextState)) return [nextState, effects];
  const [stateWithCode, moreEffects] = tryCode(nextState, nextState.queuedCode);
  return [stateWithCode, [...effects, ...moreEffects]];
}

function applyEvent(purchase: Purchase, event: PurchaseEvent, texts: PurchaseTexts): Step {
  const acceptsCodes = acceptsInput(purchase);
  switch (event.type) {
    case 'opened':
      // Asked already: this only shows it.
      return purchase.phase === 'repricing'
        ? [{ ...purchase, phase: 'pricing', problem: null }, []]
        : requestPrice(purchase);
    case 'retryDue':
      return purchase.phase === 'unpriced'
        ? [{ ...purchase, phase: 'repricing' }, [priceEffect(purchase)]]
        : [purchase, []];
    case 'reopened':
      return [{ ...purchase, phase: 'ready' }, []];
    case 'codeEntered': {
      const code = normalizePromoCode(event.text);
      if (!code) return [purchase, acceptsCodes && texts.codes === 'toasts' ? [toastEffect(TOASTS.emptyPromo)] : []];
      if (acceptsCodes) return tryCode(purchase, code);
      return [isPricing(purchase) ? { ...purchase, queuedCode: code } : purchase, []];
    }
    case 'codeRemoved':
      return acceptsCodes || purchase.phase === 'uncovered'
        ? priceWithoutCode({ ...purchase, refusal: null })
        : [purchase, []];
    case 'codeRefused': {
      const refusedCode = { code: purchase.trialCode ?? '', reason: event.failure.codeReason };
      // An unreachable server says nothing about the code.
      const forgetEffects =
        event.failure.problem === 'invalid_promo' ? [{ type: 'storeCode', code: null } as const] : [];
      const withoutCode: Purchase = { ...purchase, refusedCode, code: null, trialCode: null };
      return purchase.code || !purchase.intent
        ? requestPrice(withoutCode, ...forgetEffects)
        : [{ ...withoutCode, phase: 'ready' }, forgetEffects];
    }
    case 'priced':
      return onPriced(purchase, event.intent);
    case 'pricingFailed':
      return onNotPriced(purchase, event.failure, texts);
    case 'submitted': {
      if (purchase.phase !== 'ready') return [purchase, []];
      const { email, card } = event;
      const payingState: Purchase = { ...purchase, phase: 'paying', refusal: null, pendingPayment: null };
      return [payingState, [{ type: 'pay', intent: purchase.intent, email, card }]];
    }
    case 'paymentEnded':
      return onCarriedOut(purchase, event.outcome);
    case 'paymentFailed':
      return onNotPaid(purchase, event.failure, texts);
    case 'statusReceived':
      return onStatus(purchase, event.status);
    case 'finished': {
      const { next = null, problem = null } = event;
      return [problem ? { ...purchase, phase: 'unpriced', problem } : { ...purchase, nextPath: next }, []];
    }
  }
}

function onPriced(purchase: Purchase, intent: Intent): Step {
  const { trialCode, code } = purchase;
  const requestedCode = trialCode ?? code;
  const isDiscounted = requestedCode !== null && intent.discount > 0;
  if (!isDiscounted && isUncovered(purchase)) return uncover(purchase);
  const toast = isDiscounted ? trialCode && TOASTS.promoApplied(intent.discount) : requestedCode && TOASTS.invalidPromo;
  const validCode = isDiscounted ? requestedCode : null;
  return [
    { ...purchase, phase: 'ready', intent, code: validCode, trialCode: null, problem: null, outages: 0 },
    toast ? [{ type: 'storeCode', code: validCode }, toastEffect(toast)] : [],
  ];
}

const onInvalidCode = (purchase: Purchase): Step =>
  isUncovered(purchase) ? uncover(purchase) : priceWithoutCode(purchase, toastEffect(TOASTS.invalidPromo));

function onNotPriced(purchase: Purchase, failure: Failure, texts: PurchaseTexts): Step {
  const { problem, reason, codeReason, isOutage } = failure;
  const { trialCode, code } = purchase;
  if (problem === 'already_settled') return finish(purchase, 'earlier');
  const unpricedState: Purchase = {
    ...purchase,
    phase: 'unpriced',
    problem: texts.noPrice ?? reason ?? null,
    outages: isOutage ? purchase.outages + 1 : 0,
  };
  if (needsTelling(problem)) return [{ ...unpricedState, phase: 'bought' }, []];
  if (problem === 'invalid_promo') return onInvalidCode(purchase);
  // An unreachable server says nothing about the code. The attempt may have ended the last intent, so ask again.
  if (trialCode && texts.codes === 'toasts')
    return priceWithoutCode(purchase, toastEffect({ ...TOASTS.paymentError, text: codeReason }));
  const isKnown = isOutage && purchase.phase === 'repricing';
  return [
    { ...unpricedState, code: trialCode ?? code, trialCode: null },
    isKnown ? [] : [toastEffect(texts.notPriced(reason))],
  ];
}

function onCarriedOut(purchase: Purchase, outcome: Outcome): Step {
  if ('paid' in outcome) return finish(purchase, outcome.paid);
  if ('refusal' in outcome) return refuse(purchase, outcome.refusal, outcome.needsNewIntent);
  if ('toast' in outcome) return [{ ...purchase, phase: 'ready' }, [toastEffect(outcome.toast)]];
  if ('elsewhere' in outcome || !purchase.intent) return [{ ...purchase, phase: 'settled' }, []];
  const awaited = { intent: purchase.intent, unpaid: 0 };
  return outcome.status === 'pending'
    ? [{ ...purchase, phase: 'ready', pendingPayment: awaited, refusal: STILL_PENDING }, [PENDING_TOAST]]
    : [{ ...purchase, phase: 'unsure', pendingPayment: awaited, refusal: PAYMENT_UNKNOWN }, [UNKNOWN_TOAST]];
}

function onNotPaid(purchase: Purchase, { problem, reason }: Failure, texts: PurchaseTexts): Step {
  switch (problem) {
    case 'already_settled':
      return finish(purchase, 'earlier');
    case 'bought_already':
    case 'measured_already':
      return [{ ...purchase, phase: 'bought' }, []];
    case 'invalid_promo':
      return onInvalidCode(purchase);
    case 'order_not_found':
      if (texts.orderForgotten)
        return refuse(purchase, texts.orderForgotten.refusal, texts.orderForgotten.needsNewIntent);
  }
  return [
    { ...purchase, phase: 'ready', refusal: reason ?? null },
    [toastEffect(texts.notPaid(reason, purchase.intent))],
  ];
}

function onStatus(purchase: Purchase, status: 'paid' | 'pending' | 'unpaid'): Step {
  const { pendingPayment, phase } = purchase;
  if (!pendingPayment) return [purchase, []];
  if (status === 'paid') return finish(purchase, 'status', pendingPayment.intent);
  const unpaid = status === 'unpaid' ? pendingPayment.unpaid + 1 : 0;
  // A new price may be loading while the payment is pending.
  const nextPhase = phase === 'unsure' ? 'ready' : phase;
  if (unpaid >= MIN_UNPAID_RESPONSES)
    return [
      { ...purchase, phase: nextPhase, pendingPayment: null, refusal: NOT_COMPLETED },
      [refusalToast(NOT_COMPLETED)],
    ];
  const waitingState: Purchase = { ...purchase, pendingPayment: { ...pendingPayment, unpaid } };
  return status === 'pending' && phase === 'unsure'
    ? [{ ...waitingState, phase: nextPhase, refusal: STILL_PENDING }, [PENDING_TOAST]]
    : [waitingState, []];
}
