import { normalizePromoCode } from '@trueseason/contracts';
import { TOASTS, type Toast } from '../lib/message-texts.ts';
import { STILL_PENDING } from '../order/order-state/order-state.tsx';
import type { Outcome } from './confirm-card.ts';
import type { Intent } from './intent.ts';
import type { ReadyPayment } from './payment-element.tsx';
import { NOT_COMPLETED, NOT_KNOWN } from './payment-reasons.ts';

/** Consecutive "unpaid" answers required, since a payment may still be in flight. */
const BELIEVED_AFTER = 3;

export interface Purchase {
  /** `unsure`: the last payment may have succeeded. `settled`: paid or free, about to leave. */
  readonly phase: 'pricing' | 'ready' | 'unpriced' | 'bought' | 'paying' | 'unsure' | 'settled';
  /** The last opened intent, whose card form stays while the price updates. */
  readonly intent: Intent | null;
  readonly code: string | null;
  readonly trial: string | null;
  /** A code to try next, typed while a price was loading. */
  readonly later: string | null;
  readonly refusedCode: { readonly code: string; readonly why: string } | null;
  readonly refusal: string | null;
  readonly problem: string | null;
  /** The payment we ask the server about; `unpaid` counts consecutive answers. */
  readonly awaited: { readonly intent: Intent; readonly unpaid: number } | null;
  readonly next: string | null;
}

export interface Failure {
  readonly problem?: string | undefined;
  /** The server's message, or that it could not be reached. */
  readonly reason?: string | undefined;
  readonly ofCode: string;
}

export interface Payment {
  readonly email: string;
  /** Needed unless the order is free. */
  readonly card: ReadyPayment | null;
}

export type PurchaseEvent =
  | { readonly is: 'opened' | 'codeRemoved' | 'again' }
  | { readonly is: 'codeTyped'; readonly text: string }
  | { readonly is: 'codeRefused' | 'notPriced' | 'notPaid'; readonly failure: Failure }
  | { readonly is: 'priced'; readonly intent: Intent }
  | ({ readonly is: 'pressed' } & Payment)
  | { readonly is: 'carriedOut'; readonly outcome: Outcome }
  | { readonly is: 'heard'; readonly answer: 'paid' | 'pending' | 'unpaid' }
  | { readonly is: 'left'; readonly next?: string | undefined; readonly problem?: string | undefined };

/** By this press, found by asking, free, or before this press. */
export type PaidHow = 'pressed' | 'heard' | 'free' | 'before';

export type Effect =
  | { readonly do: 'price'; readonly code: string; readonly isTrial: boolean }
  | ({ readonly do: 'pay'; readonly intent: Intent | null } & Payment)
  | { readonly do: 'leave'; readonly how: PaidHow; readonly intent: Intent | null }
  | { readonly do: 'keepCode'; readonly code: string | null }
  | { readonly do: 'say'; readonly toast: Toast };

/** Messages of a way to pay, and how it responds to codes. */
export interface PurchaseWords {
  /** Responds to codes in toasts or at the field; null if it takes none. */
  readonly codes: 'toasts' | 'field' | null;
  readonly notPriced: (reason?: string) => Toast;
  /** Shown without a price; defaults to the reason. */
  readonly noPrice?: string;
  readonly notPaid: (reason: string | undefined, intent: Intent | null) => Toast;
  /** For an order that this browser no longer knows; `ended` if another order follows. */
  readonly forgotten?: { readonly refusal: string; readonly ended: boolean };
}

type Step = readonly [Purchase, readonly Effect[]];

export const newPurchase = (code: string | null, phase: 'pricing' | 'ready' = 'pricing'): Purchase => ({
  phase,
  intent: null,
  code,
  trial: null,
  later: null,
  refusedCode: null,
  refusal: null,
  problem: null,
  awaited: null,
  next: null,
});

const say = (toast: Toast): Effect => ({ do: 'say', toast });
const saysRefused = (reason: string): Effect => say(TOASTS.paymentFailed(reason));
const SAYS_PENDING = say({ title: 'Payment Under Way', text: STILL_PENDING, tone: 'neutral' });
const SAYS_NOT_KNOWN = say({ title: 'Checking Your Payment', text: NOT_KNOWN, tone: 'neutral' });

function price(purchase: Purchase, ...before: Effect[]): Step {
  const { trial, code } = purchase;
  const asked: Effect = { do: 'price', code: trial ?? code ?? '', isTrial: trial !== null };
  return [{ ...purchase, phase: 'pricing', problem: null }, [...before, asked]];
}

const priceWithoutCode = (purchase: Purchase, ...before: Effect[]): Step =>
  price({ ...purchase, code: null, trial: null }, ...before, { do: 'keepCode', code: null });

const leave = (purchase: Purchase, how: PaidHow, intent = purchase.intent): Step => [
  { ...purchase, phase: 'settled', awaited: null, refusal: null },
  [{ do: 'leave', how, intent }],
];

const refuse = (purchase: Purchase, refusal: string, ended: boolean): Step =>
  ended
    ? price({ ...purchase, refusal }, saysRefused(refusal))
    : [{ ...purchase, phase: 'ready', refusal }, [saysRefused(refusal)]];

const takes = ({ phase }: Purchase): boolean => phase === 'ready' || phase === 'unpriced';

// Card errors do not apply to another price.
const tryCode = (purchase: Purchase, code: string): Step =>
  price({ ...purchase, trial: code, later: null, refusedCode: null, refusal: null });

/** The next state of a purchase, and the effects to run. */
export function step(purchase: Purchase, event: PurchaseEvent, words: PurchaseWords): Step {
  const [next, effects] = stepOnce(purchase, event, words);
  if (next.later === null || !takes(next)) return [next, effects];
  const [trying, more] = tryCode(next, next.later);
  return [trying, [...effects, ...more]];
}

function stepOnce(purchase: Purchase, event: PurchaseEvent, words: PurchaseWords): Step {
  const takesCodes = takes(purchase);
  switch (event.is) {
    case 'opened':
      return price(purchase);
    case 'again':
      return [{ ...purchase, phase: 'ready' }, []];
    case 'codeTyped': {
      const code = normalizePromoCode(event.text);
      if (!code) return [purchase, takesCodes && words.codes === 'toasts' ? [say(TOASTS.emptyPromo)] : []];
      if (takesCodes) return tryCode(purchase, code);
      return [purchase.phase === 'pricing' ? { ...purchase, later: code } : purchase, []];
    }
    case 'codeRemoved':
      return takesCodes ? priceWithoutCode({ ...purchase, refusal: null }) : [purchase, []];
    case 'codeRefused': {
      const refusedCode = { code: purchase.trial ?? '', why: event.failure.ofCode };
      // An unreachable server says nothing about the code.
      const keep = event.failure.problem === 'invalid_promo' ? [{ do: 'keepCode', code: null } as const] : [];
      const refused: Purchase = { ...purchase, refusedCode, code: null, trial: null };
      return purchase.code || !purchase.intent ? price(refused, ...keep) : [{ ...refused, phase: 'ready' }, keep];
    }
    case 'priced':
      return priced(purchase, event.intent);
    case 'notPriced':
      return notPriced(purchase, event.failure, words);
    case 'pressed': {
      if (purchase.phase !== 'ready') return [purchase, []];
      const { email, card } = event;
      const begun: Purchase = { ...purchase, phase: 'paying', refusal: null, awaited: null };
      return [begun, [{ do: 'pay', intent: purchase.intent, email, card }]];
    }
    case 'carriedOut':
      return carriedOut(purchase, event.outcome);
    case 'notPaid':
      return notPaid(purchase, event.failure, words);
    case 'heard':
      return heard(purchase, event.answer);
    case 'left': {
      const { next = null, problem = null } = event;
      return [problem ? { ...purchase, phase: 'unpriced', problem } : { ...purchase, next }, []];
    }
  }
}

function priced(purchase: Purchase, intent: Intent): Step {
  const { trial, code } = purchase;
  const asked = trial ?? code;
  const counts = asked !== null && intent.discount > 0;
  const says = counts ? trial && TOASTS.promoApplied(intent.discount) : asked && TOASTS.invalidPromo;
  const known = counts ? asked : null;
  return [
    { ...purchase, phase: 'ready', intent, code: known, trial: null },
    says ? [{ do: 'keepCode', code: known }, say(says)] : [],
  ];
}

function notPriced(purchase: Purchase, { problem, reason, ofCode }: Failure, words: PurchaseWords): Step {
  const { trial, code } = purchase;
  if (problem === 'already_settled') return leave(purchase, 'before');
  const unpriced: Purchase = { ...purchase, phase: 'unpriced', problem: words.noPrice ?? reason ?? null };
  if (problem === 'bought_already') return [{ ...unpriced, phase: 'bought' }, []];
  if (problem === 'invalid_promo') return priceWithoutCode(purchase, say(TOASTS.invalidPromo));
  // An unreachable server says nothing about the code. The attempt may have ended the last intent, so ask again.
  if (trial && words.codes === 'toasts')
    return priceWithoutCode(purchase, say({ ...TOASTS.paymentError, text: ofCode }));
  return [{ ...unpriced, code: trial ?? code, trial: null }, [say(words.notPriced(reason))]];
}

function carriedOut(purchase: Purchase, outcome: Outcome): Step {
  if ('paid' in outcome) return leave(purchase, outcome.paid);
  if ('refusal' in outcome) return refuse(purchase, outcome.refusal, outcome.ended);
  if ('toast' in outcome) return [{ ...purchase, phase: 'ready' }, [say(outcome.toast)]];
  if ('elsewhere' in outcome || !purchase.intent) return [{ ...purchase, phase: 'settled' }, []];
  const awaited = { intent: purchase.intent, unpaid: 0 };
  return outcome.undecided === 'pending'
    ? [{ ...purchase, phase: 'ready', awaited, refusal: STILL_PENDING }, [SAYS_PENDING]]
    : [{ ...purchase, phase: 'unsure', awaited, refusal: NOT_KNOWN }, [SAYS_NOT_KNOWN]];
}

function notPaid(purchase: Purchase, { problem, reason }: Failure, words: PurchaseWords): Step {
  switch (problem) {
    case 'already_settled':
      return leave(purchase, 'before');
    case 'bought_already':
      return [{ ...purchase, phase: 'bought' }, []];
    case 'invalid_promo':
      return priceWithoutCode(purchase, say(TOASTS.invalidPromo));
    case 'order_not_found':
      if (words.forgotten) return refuse(purchase, words.forgotten.refusal, words.forgotten.ended);
  }
  return [{ ...purchase, phase: 'ready', refusal: reason ?? null }, [say(words.notPaid(reason, purchase.intent))]];
}

function heard(purchase: Purchase, answer: 'paid' | 'pending' | 'unpaid'): Step {
  const { awaited, phase } = purchase;
  if (!awaited) return [purchase, []];
  if (answer === 'paid') return leave(purchase, 'heard', awaited.intent);
  const unpaid = answer === 'unpaid' ? awaited.unpaid + 1 : 0;
  // A new price may be loading while the payment is pending.
  const after = phase === 'unsure' ? 'ready' : phase;
  if (unpaid >= BELIEVED_AFTER)
    return [{ ...purchase, phase: after, awaited: null, refusal: NOT_COMPLETED }, [saysRefused(NOT_COMPLETED)]];
  const waiting: Purchase = { ...purchase, awaited: { ...awaited, unpaid } };
  return answer === 'pending' && phase === 'unsure'
    ? [{ ...waiting, phase: after, refusal: STILL_PENDING }, [SAYS_PENDING]]
    : [waiting, []];
}
