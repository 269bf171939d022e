import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { currentOrderId } from '../../lib/browser/storage.ts';
import { useTimeout } from '../../lib/browser/use-timeout.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { fetchStatus } from '../../order/order.ts';
import { UnknownPayment, useReturnedPayment } from '../../purchase/returned-payment.tsx';
import { Redirect } from '../../ui/redirect/redirect.tsx';
import { ClassicProgress } from './classic-progress.tsx';
import { JobScreen } from './job-screen.tsx';
import { ProgressScreen } from './progress-screen.tsx';

/**
 * Follows this visit's order on `/analyzing`, or else the one in the URL: by its number or payment in the path, by the
 * payment that the provider appends when it sends a customer back, or by the hosted checkout session.
 */
export function Component(): ReactNode {
  const { id } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (pathname.startsWith(paths.analyzing)) return <CurrentOrder />;
  const orderReference = id ?? query.get('payment_intent');
  const sessionId = query.get('session_id');
  if (query.get('view') === 'classic')
    return orderReference ? (
      <ClassicProgress key={orderReference} orderId={orderReference} />
    ) : (
      <Navigate to={paths.home} replace />
    );
  if (orderReference) return <ReturnFromPayment key={orderReference} id={orderReference} />;
  return sessionId ? <JobScreen sessionId={sessionId} /> : <Redirect to={paths.upload} toast={TOASTS.noSession} />;
}

/** When to check after an upload, before the next poll. */
const CHECK_AFTER_UPLOAD_MS = 2000;

function CurrentOrder(): ReactNode {
  const [orderId] = useState(currentOrderId);
  const justUploaded = useLocation().state?.justUploaded === true;
  const navigate = useNavigate();
  useTimeout(justUploaded && orderId !== null, CHECK_AFTER_UPLOAD_MS, async () => {
    try {
      const { id, status } = await fetchStatus(orderId ?? '');
      if (status === 'completed') navigate(paths.resultsPreview(id), { replace: true });
    } catch (error) {
      console.error('Status check after upload failed:', error);
    }
  });
  return orderId ? <ProgressScreen id={orderId} /> : <Navigate to={paths.upload} replace />;
}

/** Settles the payment of a customer who returns from the provider's page, then follows the order. */
function ReturnFromPayment({ id }: { readonly id: string }): ReactNode {
  const state = useReturnedPayment(TOASTS.paidFirst);
  if (state === 'unknown') return <UnknownPayment />;
  return state === 'failed' ? <Navigate to={paths.checkout} replace /> : <ProgressScreen id={id} />;
}
