import { TOASTS } from '@trueseason/contracts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isOrderId, openResult, useOrder } from '../../lib/order.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import { ResultsByJob } from './results-by-job.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsWizard } from './results-wizard.tsx';

const ClassicResults = lazy(async () => ({ default: (await import('./classic-results.tsx')).ClassicResults }));

/** The nine steps, or the older view on `?view=classic`; by job on `?jobId=`. */
export function Component(): ReactNode {
  const { orderId } = useParams();
  const [query] = useSearchParams();
  const jobId = query.get('jobId');
  if (jobId && !orderId) return <ResultsByJob jobId={jobId} />;
  if (!isOrderId(orderId)) return <Navigate to={paths.home} replace />;
  if (query.get('view') !== 'classic') return <Results orderId={orderId} />;
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <ClassicResults orderId={orderId} />
    </Suspense>
  );
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
