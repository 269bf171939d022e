import { TOASTS } from '@trueseason/contracts';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isOrderId, openResult, useOrder } from '../../lib/order.ts';
import { paths } from '../../lib/paths.ts';
import { returnedPayment, useReturnedPayment } from '../../lib/returned-payment.ts';
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
  if (query.get('view') !== 'classic') return <Arrival orderId={orderId} />;
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <ClassicResults orderId={orderId} />
    </Suspense>
  );
}

/** A customer who comes back from the provider's own page is settled before the order is read. */
function Arrival({ orderId }: { readonly orderId: string }): ReactNode {
  const { search } = useLocation();
  const [payment] = useState(() => returnedPayment(search));
  const state = useReturnedPayment(payment);
  if (state === 'failed') return <Navigate to={paths.resultsPreview(orderId)} replace />;
  return state === 'waiting' ? <ResultsSkeleton /> : <Results orderId={orderId} />;
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
