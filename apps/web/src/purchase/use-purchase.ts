import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, call, isOutage, problemOf, reasonOf, serverMessage } from '../lib/api/api.ts';
import { type Challenged, type ChallengeHeaders, useChallenged } from '../lib/api/use-challenged.ts';
import { useRetry } from '../lib/browser/retry.ts';
import { useTimeout } from '../lib/browser/use-timeout.ts';
import { FIELD_MESSAGES } from '../lib/message-texts.ts';
import { dismissFailure, showToast } from '../lib/messages.ts';
import { currentPromoCode, isCovered, storePromoCode } from '../order/promo-code.ts';
import type { Outcome } from './confirm-card.ts';
import type { Intent } from './intent.ts';
import {
  advancePurchase,
  type Effect,
  type Failure,
  newPurchase,
  type PaidBy,
  type Payment,
  type Purchase,
  type PurchaseEvent,
  type PurchaseTexts,
} from './purchase-machine.ts';

const POLL_MS = 3000;
const REDIRECT_MS = 1500;

/** A way to pay: unlock, checkout, hosted page, gift. */
export interface PurchaseOption extends PurchaseTexts {
  /** Gets the price with a promo code ('' for none); null if fixed. */
  readonly price: ((code: string, challenge: ChallengeHeaders) => Promise<Intent>) | null;
  /** @throws if the code is invalid */
  readonly checkCode?: (code: string) => Promise<unknown>;
  readonly pay: (intent: Intent | null, payment: Payment, through: Challenged['through']) => Promise<Outcome>;
  /** Ends a paid purchase. Returns the next path, or why it stays here. */
  readonly leave: (how: PaidBy, intent: Intent | null) => Promise<{ next?: string; problem?: string }>;
}

export type Purchasing = ReturnType<typeof usePurchase>;

/** Runs a purchase. A started payment completes even if the visitor leaves its screen. */
export function usePurchase(option: PurchaseOption) {
  const navigate = useNavigate();
  const { through, pass } = useChallenged();
  const latest = useRef(option);
  latest.current = option;
  const [purchase, setPurchase] = useState(() =>
    newPurchase(option.codes && currentPromoCode(), option.price ? 'pricing' : 'ready'),
  );
  const [send] = useState(() => createRunner(purchase, latest, through, setPurchase));
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || !latest.current.price) return;
    isOpened.current = true;
    send({ type: 'opened' });
  }, [send]);

  useRetry(purchase.phase === 'unpriced' ? purchase.outages : 0, () => send({ type: 'retryDue' }));

  const awaited = purchase.pendingPayment?.intent;
  useEffect(() => {
    if (!awaited) return;
    let timer = 0;
    let isStopped = false;
    const check = async (): Promise<void> => {
      const status = await fetchPaymentStatus(awaited.orderId);
      if (isStopped) return;
      timer = window.setTimeout(check, POLL_MS);
      if (status) send({ type: 'statusReceived', status });
    };
    void check();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [awaited, send]);
  useTimeout(purchase.nextPath !== null, REDIRECT_MS, () => {
    storePromoCode(null);
    navigate(purchase.nextPath ?? '');
  });

  const isUnpriced = purchase.phase === 'unpriced' || purchase.phase === 'repricing';
  const priced = isUnpriced ? null : purchase.intent;
  return {
    ...purchase,
    send,
    isUnpriced,
    /** Set while the server requires a challenge. */
    pass,
    /** What the server charges; null until known. */
    priced,
    isBusy: ['paying', 'unsure', 'settled'].includes(purchase.phase),
    // A gift counts as free until the server responds, so that its owner sees no price.
    isFree: priced?.isFree ?? (purchase.code !== null && isCovered()),
  };
}

/** Makes the server ask the provider about a payment; null if that failed. */
async function fetchPaymentStatus(orderId: number): Promise<'paid' | 'pending' | 'unpaid' | null> {
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
  isOutage: isOutage(error),
  codeReason:
    error instanceof ApiError
      ? (serverMessage(error) ?? FIELD_MESSAGES.promoRejected)
      : FIELD_MESSAGES.promoUnreachable,
});

/** Applies events in order and runs their effects. */
function createRunner(
  initialPurchase: Purchase,
  option: { readonly current: PurchaseOption },
  withChallenge: Challenged['through'],
  onChange: (purchase: Purchase) => void,
): (event: PurchaseEvent) => void {
  let purchase = initialPurchase;
  const send = (event: PurchaseEvent): void => {
    const [nextPurchase, effects] = advancePurchase(purchase, event, option.current);
    purchase = nextPurchase;
    onChange(nextPurchase);
    for (const effect of effects) void runEffect(effect);
  };
  const sendFailure = (type: 'codeRefused' | 'pricingFailed' | 'paymentFailed', error: unknown): void => {
    console.error('Purchase failed:', type, error);
    send({ type, failure: failureOf(error) });
  };
  const runEffect = async (effect: Effect): Promise<void> => {
    const { price, checkCode, pay, leave } = option.current;
    switch (effect.type) {
      case 'price':
        try {
          if (effect.isTrial) await checkCode?.(effect.code);
        } catch (error) {
          return sendFailure('codeRefused', error);
        }
        try {
          const intent = await withChallenge(async (challenge) => price?.(effect.code, challenge));
          if (intent) send({ type: 'priced', intent });
        } catch (error) {
          sendFailure('pricingFailed', error);
        }
        return;
      case 'pay':
        dismissFailure();
        try {
          send({ type: 'paymentEnded', outcome: await pay(effect.intent, effect, withChallenge) });
        } catch (error) {
          sendFailure('paymentFailed', error);
        }
        return;
      case 'finish':
        return send({ type: 'finished', ...(await leave(effect.paidBy, effect.intent)) });
      case 'storeCode':
        return storePromoCode(effect.code);
      case 'showToast':
        return showToast(effect.toast);
    }
  };
  return send;
}
