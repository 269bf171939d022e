import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { isOutage } from '../../lib/api/api.ts';
import { currentOrderId } from '../../lib/browser/storage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { isUnknownOrder, STATUS_ONCE, useOrder } from '../../order/order.ts';
import { LongWait } from '../../order/order-state/long-wait.tsx';
import { pathOf } from '../../order/screen-of.ts';
import { RingMessage } from '../../ui/ring-message/ring-message.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';

/** A neutral waiting screen that redirects to the current order's screen. */
export function Component(): ReactNode {
  const orderId = currentOrderId();
  const { data, error } = useOrder(orderId, STATUS_ONCE);
  if (!orderId) return <Navigate to={paths.upload} replace />;
  if (isUnknownOrder(error)) return <Navigate to={paths.processing(orderId)} replace />;
  if (error && !isOutage(error)) return <Navigate to={paths.lookup} replace />;
  if (data) return <Navigate to={pathOf(data)} replace />;
  return (
    <PageShell title="One moment" focused>
      <RingMessage ring="turning" title={<span role="status">One moment…</span>}>
        <LongWait />
      </RingMessage>
    </PageShell>
  );
}
