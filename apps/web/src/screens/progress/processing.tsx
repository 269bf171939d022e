import { TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useReturnedPayment } from '../../purchase/returned-payment.tsx';
import { ClassicProgress } from './classic-progress.tsx';
import { JobScreen } from './job-screen.tsx';
import { ProgressScreen } from './progress-screen.tsx';

/**
 * Follows the order that the address names: by its number or payment in the path, by the payment that the
 * provider appends when it sends a customer back, or by the hosted checkout session that paid for it.
 */
export function Component(): ReactNode {
  const { id } = useParams();
  const [query] = useSearchParams();
  const named = id ?? query.get('payment_intent');
  const sessionId = query.get('session_id');
  if (query.get('view') === 'classic')
    return named ? <ClassicProgress orderId={named} /> : <Navigate to={paths.home} replace />;
  if (named) return <Arrival id={named} />;
  return sessionId ? <JobScreen sessionId={sessionId} /> : <NoSession />;
}

/** A customer who comes back from the provider's own page is settled before the order is followed. */
function Arrival({ id }: { readonly id: string }): ReactNode {
  const state = useReturnedPayment(TOASTS.paidFirst);
  return state === 'failed' ? <Navigate to={paths.checkout} replace /> : <ProgressScreen id={id} />;
}

function NoSession(): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    showToast(TOASTS.noSession);
    navigate(paths.upload, { replace: true });
  }, [navigate]);
  return null;
}
