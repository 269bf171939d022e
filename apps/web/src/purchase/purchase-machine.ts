import { normalizePromoCode, TOASTS, type Toast } from '@trueseason/contracts';
import { STILL_PENDING } from '../order/order-state/order-state.tsx';
import type { Outcome } from './confirm-card.ts';
import type { Intent } from './intent.ts';
import type { ReadyPayment } from './payment-element.tsx';
import { NOT_COMPLETED, NOT_KNOWN } from './payment-reasons.ts';

/** Consecutive unpaid answers required: a payment may still be on its way to the bank. */
const BELIEVED_AFTER = 3;

export interface Purchase {
  /** `unsure`: the last payment may have been made. `settled`: paid or free, and about to leave. */
  readonly phase: 'pricing' | 'ready' | 'unpriced' | 'bought' | 'paying' | 'unsure' | 'settled';
  /** The last opened intent; its card form stays while the price is updated. */
  readonly intent: Intent | null;
  /** The code that counts. */
  readonly code: string | null;
  /** The code whose price is being asked for the first time. */
  readonly trial: string | null;
  readonly refusedCode: { readonly code: string; readonly why: string } | null;
  /** Why the last payment was not made. */
  readonly refusal: string | null;
  /** Why there is no price. */
  readonly problem: string | null;
  /** The payment that the server is asked about, and how often it called it unpaid in a row. */
  readonly awaited: { readonly intent: Intent; readonly unpaid: number } | null;
  /** Where a settled purchase leads. */
  readonly next: string | null;
}

/** Why a call failed. */
export interface Failure {
  readonly problem?: string | undefined;
  /** In words for people. */
  readonly reason?: string | undefined;
  /** The same of a promo code. */
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

/** How the order turned out to be paid: by this press, by asking, for free, or before anything was pressed. */
export type PaidHow = 'pressed' | 'heard' | 'free' | 'before';

export type Effect =
  | { readonly do: 'price'; readonly code: string; readonly isTrial: boolean }
  | ({ readonly do: 'pay'; readonly intent: Intent | null } & Payment)
  | { readonly do: 'leave'; readonly how: PaidHow; readonly intent: Intent | null }
  | { readonly do: 'keepCode'; readonly code: string | null }
  | { readonly do: 'say'; readonly toast: Toast };

/** What a way to pay says, and how it takes codes. */
export interface PurchaseWords {
  /** Codes are answered in toasts or at their field; null where none counts. */
  readonly codes: 'toasts' | 'field' | null;
  readonly notPriced: (reason?: string) => Toast;
  /** Said in place of a price; the reason by default. */
  readonly noPrice?: string;
  readonly notPaid: (reason: string | undefined, intent: Intent | null) => Toast;
  /** Said where the browser no longer knows the order; `ended` where another order follows. */
  readonly forgotten?: { readonly refusal: string; readonly ended: boolean };
}

type Step = readonly [Purchase, readonly Effect[]];

export const newPurchase = (code: string | null, phase: 'pricing' | 'ready' = 'pricing'): Purchase => ({
  phase,
  intent: null,
  code,
  trial: null,
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

/** The next state of a purchase, and what is to be done about it. */
export function step(purchase: Purchase, event: PurchaseEvent, words: PurchaseWords): Step {
  const takesCodes = purchase.phase === 'ready' || purchase.phase === 'unpriced';
  switch (event.is) {
    case 'opened':
      return price(purchase);
    case 'again':
      return [{ ...purchase, phase: 'ready' }, []];
    case 'codeTyped': {
      const code = normalizePromoCode(event.text);
      if (!takesCodes) return [purchase, []];
      if (!code) return [purchase, words.codes === 'toasts' ? [say(TOASTS.emptyPromo)] : []];
      // What was said of a card is not true of another price.
      return price({ ...purchase, trial: code, refusedCode: null, refusal: null });
    }
    case 'codeRemoved':
      return takesCodes ? priceWithoutCode({ ...purchase, refusal: null }) : [purchase, []];
    case 'codeRefused': {
      const refusedCode = { code: purchase.trial ?? '', why: event.failure.ofCode };
      // What could not be asked about may count the next time.
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
  // A code that could not be asked about is not called invalid. The try may have ended the intent that was open before it.
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
  // Where it is pending, a new price may be on its way.
  const after = phase === 'unsure' ? 'ready' : phase;
  if (unpaid >= BELIEVED_AFTER)
    return [{ ...purchase, phase: after, awaited: null, refusal: NOT_COMPLETED }, [saysRefused(NOT_COMPLETED)]];
  const waiting: Purchase = { ...purchase, awaited: { ...awaited, unpaid } };
  return answer === 'pending' && phase === 'unsure'
    ? [{ ...waiting, phase: after, refusal: STILL_PENDING }, [SAYS_PENDING]]
    : [waiting, []];
}
