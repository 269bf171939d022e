import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TOASTS } from '@trueseason/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackPurchase } from '../../lib/analytics/order-events.ts';
import { problemOf, reasonOf } from '../../lib/api/reason.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { orderKey } from '../../order/order.ts';
import { keepPromoCode } from '../../order/promo-code.ts';
import { ORDER_FORGOTTEN } from '../payment-reasons.ts';
import { isSettledMeanwhile } from '../settled-meanwhile.ts';
import { useUnpaid } from '../use-unpaid.ts';
import { type Purchase, settle } from './settle.ts';

const REDIRECT_MS = 1500;

export interface Unlocking {
  readonly buy: (purchase: Purchase) => void;
  readonly busy: boolean;
  /** Why the last try did not go through. */
  readonly refusal: string | null;
  readonly forgetRefusal: () => void;
}

export interface UnlockingOptions {
  /** Paid already, before anything was pressed here. */
  readonly settled: boolean;
  /** The price must be fetched again. */
  readonly onEnded: () => void;
  /** The code that made it free counts no more. */
  readonly onCodeEnded: () => void;
}

/** Buys an analyzed order and leads to its result. */
export function usePurchase(orderId: string, { settled, onEnded, onCodeEnded }: UnlockingOptions): Unlocking {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [next, setNext] = useState<string | null>(null);
  useAfter(next !== null, REDIRECT_MS, () => {
    keepPromoCode(null);
    navigate(next ?? '');
  });

  const { refusal, unsure, begin, forget, refuse, take } = useUnpaid({
    orderId,
    onPaid: ({ paymentIntentId, amount }) => {
      trackPurchase(orderId, paymentIntentId, amount);
      showToast(TOASTS.paymentUnlocked);
      void opened();
    },
    onEnded,
  });
  const opened = useCallback(async (): Promise<void> => {
    forget();
    await client.invalidateQueries({ queryKey: orderKey(orderId) });
    setNext(paths.results(orderId));
  }, [forget, client, orderId]);
  useEffect(() => {
    if (!settled) return;
    showToast(TOASTS.paymentSuccessful);
    void opened();
  }, [settled, opened]);
  const { mutate, isPending } = useMutation({
    mutationFn: settle,
    onMutate: begin,
    onSuccess: (outcome, { intent }) => {
      if (!('open' in outcome)) return take(outcome, intent);
      if (outcome.open) return opened();
      // Paid, and not heard of here yet: the screen that keeps asking leads on, also once the network is back.
      setNext(paths.processing(orderId));
    },
    onError: (error) => {
      console.error('Purchase failed:', error);
      if (isSettledMeanwhile(error)) return opened();
      if (problemOf(error) === 'invalid_promo') return onCodeEnded();
      const reason = problemOf(error) === 'order_not_found' ? ORDER_FORGOTTEN : reasonOf(error);
      if (reason) refuse(reason);
      else showToast(TOASTS.unexpected);
    },
  });
  return { buy: mutate, busy: isPending || unsure || next !== null, refusal, forgetRefusal: forget };
}
