import { TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { isOrderId, openResult, useOrder } from '../../lib/order.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsWizard } from './results-wizard.tsx';

export function Component(): ReactNode {
  const { orderId } = useParams();
  return isOrderId(orderId) ? <Results orderId={orderId} /> : <Navigate to={paths.home} replace />;
}

function Results({ orderId }: { readonly orderId: string }): ReactNode {
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

  return order && result ? <ResultsWizard orderId={orderId} order={order} result={result} /> : <ResultsSkeleton />;
}
