import { PRICE_CENTS, TOASTS } from '@trueseason/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { problemOf } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { checkoutKey } from '../../lib/order/order-key.ts';
import { type Intent, useOpenIntent } from '../../lib/payment/intent.ts';
import { photoMetadata } from '../../lib/photos/photo-store.ts';

export interface CheckoutIntent {
  readonly intent: Intent | null;
  readonly busy: boolean;
  readonly failed: boolean;
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

/**
 * The intent of a pay-first order: made on arrival, with the promo code that counted before a reload as long as it
 * does, and renewed for the same order afterwards.
 */
export function useCheckoutIntent(active: boolean, kept: string | null, onNoLonger: () => void): CheckoutIntent {
  const { intent, busy, failed, open, pass } = useOpenIntent();
  const orderId = useRef<number>(undefined);
  const started = useRef(false);

  const renew = useCallback(
    async (promoCode: string): Promise<Intent> => {
      // Until the order is known, a try whose answer was lost must not become a second order.
      const key = orderId.current ? undefined : checkoutKey.of(photoMetadata());
      const made = await open({ amount: PRICE_CENTS, promoCode, orderId: orderId.current, key });
      checkoutKey.forget();
      orderId.current = made.orderId;
      return made;
    },
    [open],
  );

  const arrive = useCallback(async (): Promise<void> => {
    try {
      if (kept && (await counts(renew(kept)))) return;
      if (kept) {
        onNoLonger();
        showToast(TOASTS.invalidPromo);
      }
      await renew('');
    } catch (error) {
      console.error('Payment intent failed:', error);
      showToast(TOASTS.paymentError);
    }
  }, [renew, kept, onNoLonger]);

  useEffect(() => {
    if (!active || started.current) return;
    started.current = true;
    void arrive();
  }, [active, arrive]);

  return { intent, busy, failed, renew, retry: () => void arrive(), pass };
}
