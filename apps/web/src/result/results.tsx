import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/navigation/paths.ts';
import { useOpenOrder } from '../order/open-order.ts';
import { isOrderId } from '../order/order.ts';
import { UnknownPayment, useReturnedPayment } from '../purchase/returned-payment.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
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
  const state = useReturnedPayment();
  if (state === 'failed') return <Navigate to={paths.resultsPreview(orderId)} replace />;
  if (state === 'unknown') {
    return (
      <PageShell focused>
        <title>Your order · TrueSeason</title>
        <UnknownPayment />
      </PageShell>
    );
  }
  return state === 'waiting' ? <ResultsSkeleton /> : <Results orderId={orderId} />;
}

function Results({ orderId }: { readonly orderId: string }): ReactNode {
  const { order, result } = useOpenOrder(orderId);
  // Much to draw at once: in slices, between which a phone answers its owner.
  const drawn = useDeferredValue(result);

  return order && drawn ? <ResultsWizard orderId={orderId} order={order} result={drawn} /> : <ResultsSkeleton />;
}
