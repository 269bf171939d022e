import { TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
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
  if (named) return <ProgressScreen id={named} />;
  return sessionId ? <JobScreen sessionId={sessionId} /> : <NoSession />;
}

function NoSession(): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    showToast(TOASTS.noSession);
    navigate(paths.upload, { replace: true });
  }, [navigate]);
  return null;
}
