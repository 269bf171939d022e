import { TOASTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../lib/navigation/paths.ts';
import { STATUS_ONCE, useOrder } from '../order/order.ts';
import { Redirect } from '../ui/redirect/redirect.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';

/** Finds the order of a job and goes to its results. */
export function ResultsByJob({ jobId }: { readonly jobId: string }): ReactNode {
  const { data, isError } = useOrder(jobId, STATUS_ONCE);
  if (isError) return <Redirect to={paths.home} toast={TOASTS.resultsLoadFailed} />;
  return data ? <Navigate to={paths.results(data.id)} replace /> : <ResultsSkeleton />;
}
