import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, call, problemOf, reasonOf, serverMessage } from '../lib/api/api.ts';
import { type Challenged, type ChallengeHeaders, useChallenged } from '../lib/api/use-challenged.ts';
import { useAfter } from '../lib/browser/use-after.ts';
import { FIELD_MESSAGES } from '../lib/message-texts.ts';
import { dismissFailure, showToast } from '../lib/messages.ts';
import { currentPromoCode, keepPromoCode, paidBy } from '../order/promo-code.ts';
import type { Outcome } from './confirm-card.ts';
import type { Intent } from './intent.ts';
import {
  type Effect,
  type Failure,
  newPurchase,
  type PaidHow,
  type Payment,
  type Purchase,
  type PurchaseEvent,
  type PurchaseWords,
  step,
} from './purchase-machine.ts';

const POLL_MS = 3000;
const REDIRECT_MS = 1500;

/** A way to pay: unlock, checkout, hosted page, gift. */
export interface PurchaseOption extends PurchaseWords {
  /** Gets the price with a promo code ('' for none); null if fixed. */
  readonly price: ((code: string, challenge: ChallengeHeaders) => Promise<Intent>) | null;
  /** @throws if the code is invalid */
  readonly checkCode?: (code: string) => Promise<unknown>;
  readonly pay: (intent: Intent | null, payment: Payment, through: Challenged['through']) => Promise<Outcome>;
  /** Ends a paid purchase. Returns the next path, or why it stays here. */
  readonly leave: (how: PaidHow, intent: Intent | null) => Promise<{ next?: string; problem?: string }>;
}

export type Purchasing = ReturnType<typeof usePurchase>;

/** Runs a purchase. A started payment completes even if the visitor leaves its screen. */
export function usePurchase(option: PurchaseOption) {
  const navigate = useNavigate();
  const { through, pass } = useChallenged();
  const latest = useRef(option);
  latest.current = option;
  const [purchase, show] = useState(() =>
    newPurchase(option.codes && currentPromoCode(), option.price ? 'pricing' : 'ready'),
  );
  const [send] = useState(() => runner(purchase, latest, through, show));
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || !latest.current.price) return;
    isOpened.current = true;
    send({ is: 'opened' });
  }, [send]);

  const awaited = purchase.awaited?.intent;
  useEffect(() => {
    if (!awaited) return;
    let timer = 0;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const answer = await askServer(awaited.orderId);
      if (isOver) return;
      timer = window.setTimeout(ask, POLL_MS);
      if (answer) send({ is: 'heard', answer });
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [awaited, send]);
  useAfter(purchase.next !== null, REDIRECT_MS, () => {
    keepPromoCode(null);
    navigate(purchase.next ?? '');
  });

  const priced = purchase.phase === 'unpriced' ? null : purchase.intent;
  return {
    ...purchase,
    send,
    /** Set while the server requires a challenge. */
    pass,
    /** What the server charges; null until known. */
    priced,
    isBusy: ['paying', 'unsure', 'settled'].includes(purchase.phase),
    // A gift counts as free until the server responds, so that its owner sees no price.
    isFree: priced?.isFree ?? (purchase.code !== null && paidBy() !== null),
  };
}

/** Makes the server ask the provider about a payment; null if that failed. */
async function askServer(orderId: number): Promise<'paid' | 'pending' | 'unpaid' | null> {
  try {
    await call('markCompleted', { params: { orderId } });
    return 'paid';
  } catch (error) {
    if (problemOf(error) === 'payment_incomplete') return 'unpaid';
    if (problemOf(error) === 'payment_pending') return 'pending';
    console.error('Asking about a payment failed:', error);
    return null;
  }
}

const failureOf = (error: unknown): Failure => ({
  problem: problemOf(error),
  reason: reasonOf(error),
  ofCode:
    error instanceof ApiError
      ? (serverMessage(error) ?? FIELD_MESSAGES.promoRejected)
      : FIELD_MESSAGES.promoUnreachable,
});

/** Applies events in order and runs their effects. */
function runner(
  first: Purchase,
  option: { readonly current: PurchaseOption },
  through: Challenged['through'],
  show: (purchase: Purchase) => void,
): (event: PurchaseEvent) => void {
  let purchase = first;
  const send = (event: PurchaseEvent): void => {
    const [next, effects] = step(purchase, event, option.current);
    purchase = next;
    show(next);
    for (const effect of effects) void run(effect);
  };
  const failed = (is: 'codeRefused' | 'notPriced' | 'notPaid', error: unknown): void => {
    console.error('Purchase failed:', is, error);
    send({ is, failure: failureOf(error) });
  };
  const run = async (effect: Effect): Promise<void> => {
    const { price, checkCode, pay, leave } = option.current;
    switch (effect.do) {
      case 'price':
        try {
          if (effect.isTrial) await checkCode?.(effect.code);
        } catch (error) {
          return failed('codeRefused', error);
        }
        try {
          const intent = await through(async (challenge) => price?.(effect.code, challenge));
          if (intent) send({ is: 'priced', intent });
        } catch (error) {
          failed('notPriced', error);
        }
        return;
      case 'pay':
        dismissFailure();
        try {
          send({ is: 'carriedOut', outcome: await pay(effect.intent, effect, through) });
        } catch (error) {
          failed('notPaid', error);
        }
        return;
      case 'leave':
        return send({ is: 'left', ...(await leave(effect.how, effect.intent)) });
      case 'keepCode':
        return keepPromoCode(effect.code);
      case 'say':
        return showToast(effect.toast);
    }
  };
  return send;
}
