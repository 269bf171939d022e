import { type AnswerOf, type Api, PRICE_CENTS, TOASTS } from '@trueseason/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { trackStep } from '../../lib/analytics.ts';
import { call } from '../../lib/api.ts';
import { checkoutKey } from '../../lib/order-key.ts';
import { photoMetadata } from '../../lib/photo-store.ts';
import { showToast } from '../../lib/toasts.ts';

export type Intent = AnswerOf<Api['createPaymentIntent']>;

export interface CheckoutIntent {
  readonly intent: Intent | null;
  readonly busy: boolean;
  /** Opens or renews the intent, with a promo code or, on '', at the full price. Gives it, or null on failure. */
  readonly renew: (promoCode: string) => Promise<Intent | null>;
}

/**
 * The intent of a pay-first order: made on arrival, with the promo code that counted before a reload as long as it
 * does, and renewed for the same order afterwards.
 */
export function useCheckoutIntent(active: boolean, kept: string | null, onNoLonger: () => void): CheckoutIntent {
  const [intent, setIntent] = useState<Intent | null>(null);
  const [busy, setBusy] = useState(false);
  const orderId = useRef<number>(undefined);
  const started = useRef(false);

  const renew = useCallback(async (promoCode: string): Promise<Intent | null> => {
    setBusy(true);
    try {
      const body = { amount: PRICE_CENTS, promoCode, orderId: orderId.current };
      // Until the order is known, a try whose answer was lost must not become a second order.
      const headers = body.orderId ? undefined : { 'idempotency-key': checkoutKey.of(photoMetadata()) };
      const made = await call('createPaymentIntent', { body, headers });
      checkoutKey.forget();
      orderId.current = made.orderId;
      setIntent(made);
      trackStep('payment_intent_created', { amount: made.amount / 100 });
      return made;
    } catch (error) {
      console.error('Payment intent failed:', error);
      return null;
    } finally {
      setBusy(false);
    }
  }, []);

  useEffect(() => {
    if (!active || started.current) return;
    started.current = true;
    const open = async (): Promise<void> => {
      if (kept) {
        const made = await renew(kept);
        if (made && made.discount > 0) return;
        onNoLonger();
      }
      if (!(await renew(''))) showToast(TOASTS.paymentError);
    };
    void open();
  }, [active, renew, kept, onNoLonger]);

  return { intent, busy, renew };
}
