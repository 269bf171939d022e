import { useMutation } from '@tanstack/react-query';
import { TOASTS } from '@trueseason/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tellRefused } from '../../components/payment/refusal.tsx';
import { reasonOf } from '../../lib/api/reason.ts';
import { writeSession } from '../../lib/browser/session.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useRefreshOrder } from '../../lib/order/order.ts';
import { isSettledMeanwhile, type Purchase, settle } from './settle.ts';

const REDIRECT_MS = 1500;

export interface Unlocking {
  readonly buy: (purchase: Purchase) => void;
  readonly busy: boolean;
  /** Why the last try did not go through. */
  readonly refusal: string | null;
  readonly forgetRefusal: () => void;
}

/** Buys an analyzed order and leads to its result. */
export function usePurchase(orderId: string, onEnded: () => void): Unlocking {
  const navigate = useNavigate();
  const refreshOrder = useRefreshOrder(orderId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  useAfter(open, REDIRECT_MS, () => navigate(paths.results(orderId), { state: { from: 'payment' } }));

  const opened = async (): Promise<void> => {
    writeSession('promoCode', null);
    await refreshOrder();
    setOpen(true);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: settle,
    onMutate: () => setRefusal(null),
    onSuccess: (refused) => {
      if (refused === null) return opened();
      setRefusal(tellRefused(refused.refusal));
      if (refused.ended) onEnded();
    },
    onError: (error) => {
      console.error('Purchase failed:', error);
      if (isSettledMeanwhile(error)) return opened();
      const reason = reasonOf(error);
      if (reason) setRefusal(tellRefused(reason));
      else showToast(TOASTS.unexpected);
    },
  });
  return { buy: mutate, busy: isPending || open, refusal, forgetRefusal: () => setRefusal(null) };
}
