import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { call } from '../../lib/api.ts';
import { AuditTable } from './audit-table.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-dialog.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderRecords } from './order-records.tsx';
import { Unavailable } from './unavailable.tsx';

/** Everything that an operator needs to know about one order, and what may be done to it. */
export function OrderDialog({ orderId, onClose }: { orderId: number; onClose: () => void }): ReactNode {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-order', orderId],
    queryFn: () => call('adminOrder', { params: { orderId } }),
    gcTime: 0,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Order #${orderId}`}>
      <div className={styles.body}>
        {error && <Unavailable what="This order" error={error} onRetry={refetch} />}
        {data && (
          <>
            <OrderFacts order={data} />
            <OrderActions order={data} />
            <OrderRecords order={data} />
            <section className={styles.part}>
              <h3>History</h3>
              <AuditTable label="Actions on this order" entries={data.audit} />
            </section>
          </>
        )}
        {!data && !error && <Skeleton height="24rem" />}
      </div>
    </Dialog>
  );
}
