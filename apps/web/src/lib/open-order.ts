import { type AnalysisResult, type PublicOrder, TOASTS } from '@trueseason/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { openResult, useOrder } from './order.ts';
import { paths } from './paths.ts';
import { showToast } from './toasts.ts';

/** An order whose result may be shown; the visitor is told and led on when it cannot be. */
export function useOpenOrder(orderId: string): { order: PublicOrder | undefined; result: AnalysisResult | null } {
  const navigate = useNavigate();
  const { data: order, isError } = useOrder(orderId);
  const result = openResult(order);
  const notReady = order !== undefined && !result;

  useEffect(() => {
    if (isError) {
      showToast(TOASTS.resultsLoadFailed);
      navigate(paths.home, { replace: true });
    } else if (notReady) {
      showToast(TOASTS.analysisNotReady);
      navigate(paths.processing(orderId), { replace: true });
    }
  }, [isError, notReady, orderId, navigate]);

  return { order, result };
}
