import { type AnalysisResult, isEnded, type PublicOrder, TOASTS } from '@trueseason/contracts';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../messages/show-toast.ts';
import { paths } from '../navigation/paths.ts';
import { rememberOpened } from './opened-order.ts';
import { openResult, useOrder } from './order.ts';

/** An order whose result may be shown; the visitor is told and led on when it cannot be. */
export function useOpenOrder(orderId: string): { order: PublicOrder | undefined; result: AnalysisResult | null } {
  const navigate = useNavigate();
  const { data: order, isError } = useOrder(orderId);
  const result = useMemo(() => openResult(order), [order]);
  const notReady = order !== undefined && !result;
  // What became of an order that has ended, or waits for photos, is said where it leads to: nothing is processed then.
  const saidThere = order !== undefined && (isEnded(order.nextStep) || order.nextStep === 'photos');
  // Stored without what was measured: one page draws it all the same.
  const plain = notReady && order.status === 'completed' && order.analysisResult !== null;

  useEffect(() => {
    if (isError) {
      showToast(TOASTS.resultsLoadFailed);
      navigate(paths.home, { replace: true });
    } else if (plain) {
      navigate(paths.analysis(orderId), { replace: true });
    } else if (notReady) {
      if (!saidThere) showToast(TOASTS.analysisNotReady);
      navigate(paths.processing(orderId), { replace: true });
    }
  }, [isError, plain, notReady, saidThere, orderId, navigate]);

  const openedId = result ? order?.id : undefined;
  useEffect(() => {
    if (openedId !== undefined) rememberOpened(openedId);
  }, [openedId]);

  return { order, result };
}
