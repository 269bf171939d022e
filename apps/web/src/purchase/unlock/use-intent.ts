import { TOASTS } from '@trueseason/contracts';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { type Intent, useOpenIntent } from '../intent.ts';
import { isSettledMeanwhile } from '../settled-meanwhile.ts';

/** What the specification has the price screens send; the server charges the one price that it knows. */
const DISPLAYED_AMOUNT = 29.99;

export interface PricedOrder {
  readonly intent: Intent | null;
  /** Whether the shown price is being worked out. */
  readonly pricing: boolean;
  readonly failed: boolean;
  /** Why no price could be worked out, as far as anybody knows. */
  readonly problem: string | null;
  /** Paid already: in another tab, or by a try whose answer was lost. */
  readonly settled: boolean;
  readonly retry: () => void;
  /** Set while the server asks for a person first. */
  readonly pass: ((token: string) => void) | null;
}

/**
 * The intent of an analyzed order, opened on arrival and renewed with each promo code.
 * @param onNoLonger a code that counted when it was typed takes nothing off any more
 */
export function useIntent(orderId: string, promoCode: string | undefined, onNoLonger: () => void): PricedOrder {
  const { intent, open, failed, pass } = useOpenIntent();
  const [pricing, setPricing] = useState(true);
  const [settled, setSettled] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const price = useCallback(async (): Promise<void> => {
    setPricing(true);
    setProblem(null);
    try {
      const { discount } = await open({ amount: DISPLAYED_AMOUNT, orderId, promoCode });
      if (promoCode && discount === 0) onNoLonger();
    } catch (error) {
      console.error('Payment setup failed:', error);
      if (isSettledMeanwhile(error)) setSettled(true);
      else {
        setProblem(reasonOf(error) ?? null);
        showToast(TOASTS.paymentSetupFailed(reasonOf(error)));
      }
    }
    setPricing(false);
  }, [open, orderId, promoCode, onNoLonger]);
  useEffect(() => void price(), [price]);
  return { intent, pricing, failed, problem, settled, retry: () => void price(), pass };
}
