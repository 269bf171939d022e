import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { isOutage } from '../lib/api/api.ts';
import { useOutageToast } from '../lib/api/outage.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { paths } from '../lib/navigation/paths.ts';
import { useOpenOrder } from '../order/open-order.ts';
import { isOrderId, isUnknownOrder, STATUS_ONCE, useOrder } from '../order/order.ts';
import { UnknownPayment, useReturnedPayment } from '../purchase/returned-payment.tsx';
import { Redirect } from '../ui/redirect/redirect.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsWizard } from './results-wizard.tsx';

const ClassicResults = lazy(async () => ({ default: (await import('./classic-results.tsx')).ClassicResults }));

/** The nine steps, or the older view for `?view=classic`; finds the order of `?jobId=`. */
export function Component(): ReactNode {
  const { orderId } = useParams();
  const [query] = useSearchParams();
  const jobId = query.get('jobId');
  if (jobId && !orderId) return <ResultsByJob jobId={jobId} />;
  if (!isOrderId(orderId)) return <Navigate to={paths.home} replace />;
  if (query.get('view') !== 'classic') return <ReturnFromPayment orderId={orderId} />;
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <ClassicResults orderId={orderId} />
    </Suspense>
  );
}

/** After a return from the bank's page, settles the payment before reading the order. */
function ReturnFromPayment({ orderId }: { readonly orderId: string }): ReactNode {
  const state = useReturnedPayment();
  if (state === 'failed') return <Navigate to={paths.resultsPreview(orderId)} replace />;
  if (state === 'unknown') return <UnknownPayment />;
  return state === 'waiting' ? <ResultsSkeleton /> : <Results orderId={orderId} />;
}

function Results({ orderId }: { readonly orderId: string }): ReactNode {
  const { order, result } = useOpenOrder(orderId);
  // Deferred, so that drawing the result does not block input on a phone.
  const deferredResult = useDeferredValue(result);

  return order && deferredResult ? (
    <ResultsWizard orderId={orderId} order={order} result={deferredResult} />
  ) : (
    <ResultsSkeleton />
  );
}

function ResultsByJob({ jobId }: { readonly jobId: string }): ReactNode {
  const { data, error } = useOrder(jobId, STATUS_ONCE);
  useOutageToast(error, TOASTS.resultsLoadFailed);
  if (isUnknownOrder(error)) return <Navigate to={paths.processing(jobId)} replace />;
  if (error && !isOutage(error)) return <Redirect to={paths.home} toast={TOASTS.resultsLoadFailed} />;
  return data ? <Navigate to={paths.results(data.id)} replace /> : <ResultsSkeleton />;
}
