import { TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { showToast } from '../lib/messages/show-toast.ts';
import { paths } from '../lib/navigation/paths.ts';
import { STATUS_ONCE, useOrder } from '../order/order.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';

/** Finds the order of a job and goes to its results. */
export function ResultsByJob({ jobId }: { readonly jobId: string }): ReactNode {
  const navigate = useNavigate();
  const { data, isError } = useOrder(jobId, STATUS_ONCE);
  useEffect(() => {
    if (!isError) return;
    showToast(TOASTS.resultsLoadFailed);
    navigate(paths.home, { replace: true });
  }, [isError, navigate]);
  return data ? <Navigate to={paths.results(data.id)} replace /> : <ResultsSkeleton />;
}
