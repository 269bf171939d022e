import { PRICE_CENTS, TOASTS } from '@trueseason/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../../lib/api/reason.ts';
import { purchaseRecord, recordPurchase } from '../../lib/browser/session.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { isBoughtAlready } from '../../order/bought-order.ts';
import { checkoutKey } from '../../order/order-key.ts';
import { photoMetadata } from '../../photos/photo-metadata.ts';
import { type Intent, useOpenIntent } from '../intent.ts';
import { isSettledMeanwhile } from '../settled-meanwhile.ts';

export interface CheckoutIntent {
  readonly intent: Intent | null;
  readonly busy: boolean;
  readonly failed: boolean;
  /** This browser has bought an order, and has not said that it wants another. */
  readonly boughtAlready: boolean;
  /** Opens or renews the intent, with a promo code or, on '', at the full price. Rejects when the server cannot. */
  readonly renew: (promoCode: string) => Promise<Intent>;
  /** Opens it as on arrival, after that has failed or it has ended. */
  readonly retry: () => void;
  /** Set while the server asks for a person first. */
  readonly pass: ((token: string) => void) | null;
}

/** Whether a code that was kept still takes something off. */
const counts = (priced: Promise<Intent>): Promise<boolean> =>
  priced.then(
    ({ discount }) => discount > 0,
    (error: unknown) => {
      if (problemOf(error) === 'invalid_promo') return false;
      throw error;
    },
  );

/** An order for which nothing can be paid any more, or that this browser no longer knows. */
const isOver = (error: unknown): boolean =>
  ['order_not_found', 'order_closed', 'not_ready'].includes(problemOf(error) ?? '');

export interface CheckoutIntentOptions {
  /** Whether there are photos to pay for. */
  readonly active: boolean;
  /** The promo code that counted before a reload. */
  readonly kept: string | null;
  /** The code no longer gives a discount. */
  readonly onNoLonger: () => void;
  /** The order is paid already: by a try whose answer was lost, or in another tab. */
  readonly onSettled: (orderId: number) => void;
}

/**
 * The intent of a pay-first order: made on arrival, with the promo code that counted before a reload as long as it
 * does, and renewed for the same order afterwards. The visit remembers that order until it knows it to be paid, so that
 * who has paid and was not told is led to it, and not to another bill.
 */
export function useCheckoutIntent({ active, kept, onNoLonger, onSettled }: CheckoutIntentOptions): CheckoutIntent {
  const { intent, busy, open, pass } = useOpenIntent();
  // In one step with the reason: the failed call alone would say for a moment of a bought order that nothing can be paid.
  const [failed, setFailed] = useState(false);
  const [boughtAlready, setBoughtAlready] = useState(false);
  const started = useRef(false);

  const price = useCallback(
    async (promoCode: string): Promise<Intent> => {
      const orderId = purchaseRecord().checkout;
      // Until the order is known, a try whose answer was lost must not become a second order.
      const key = orderId ? undefined : checkoutKey.of(photoMetadata());
      const additionalTo = orderId ? undefined : purchaseRecord().additionalTo;
      const made = await open({ amount: PRICE_CENTS, promoCode, orderId, additionalTo, key });
      checkoutKey.forget();
      recordPurchase({ checkout: made.orderId });
      return made;
    },
    [open],
  );
  const renew = useCallback(
    async (promoCode: string): Promise<Intent> => {
      const known = purchaseRecord().checkout;
      try {
        return await price(promoCode);
      } catch (error) {
        if (known && isSettledMeanwhile(error)) onSettled(known);
        if (!known || !isOver(error)) throw error;
        recordPurchase({ checkout: undefined });
        return price(promoCode);
      }
    },
    [price, onSettled],
  );

  const arrive = useCallback(async (): Promise<void> => {
    setBoughtAlready(false);
    setFailed(false);
    try {
      if (kept && (await counts(renew(kept)))) return;
      if (kept) {
        onNoLonger();
        showToast(TOASTS.invalidPromo);
      }
      await renew('');
    } catch (error) {
      setFailed(!isSettledMeanwhile(error));
      if (isBoughtAlready(error)) return setBoughtAlready(true);
      console.error('Payment intent failed:', error);
      if (!isSettledMeanwhile(error)) showToast(TOASTS.paymentError);
    }
  }, [renew, kept, onNoLonger]);

  useEffect(() => {
    if (!active || started.current) return;
    started.current = true;
    void arrive();
  }, [active, arrive]);

  return { intent, busy, failed, boughtAlready, renew, retry: () => void arrive(), pass };
}
