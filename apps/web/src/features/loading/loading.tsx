import { useQuery } from '@tanstack/react-query';
import type { OrderProgress } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RingMessage } from '../../components/ring-message/ring-message.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { fetchOrderProgress } from '../../lib/order-progress.ts';
import { paths } from '../../lib/paths.ts';
import { currentOrderId } from '../../lib/session.ts';

/** Where an order in this state belongs. */
export function placeOf({ id, status }: OrderProgress): string {
  switch (status) {
    case 'completed':
      return paths.results(id);
    case 'analyzed':
      return paths.resultsPreview(id);
    case 'failed':
      return paths.upload;
    default:
      return paths.processing(id);
  }
}

/** A neutral waiting screen that forwards to the right place for the current order. */
export function Component(): ReactNode {
  const orderId = currentOrderId();
  const { data, isError } = useQuery({
    queryKey: ['where-is', orderId],
    queryFn: () => fetchOrderProgress(orderId ?? ''),
    enabled: orderId !== null,
    gcTime: 0,
  });
  if (!orderId) return <Navigate to={paths.upload} replace />;
  if (isError) return <Navigate to={paths.lookup} replace />;
  if (data) return <Navigate to={placeOf(data)} replace />;
  return (
    <PageShell focused>
      <title>One moment · TrueSeason</title>
      <RingMessage ring="turning" role="status" title="One moment, we are finding your place." />
    </PageShell>
  );
}
