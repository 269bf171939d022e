import { useQuery } from '@tanstack/react-query';
import type { AdminOrderDetails } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { paths } from '../lib/navigation/paths.ts';
import { TryAgain } from '../order/order-state/order-state.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { AuditTable } from './audit-table.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import styles from './order-dialog.module.css';
import { type Erased, ErasedOrder, OrderErase } from './order-erase.tsx';
import { OrderExport } from './order-export.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderRecords } from './order-records.tsx';
import { useSelf } from './use-self.ts';

const LOOK_AGAIN_MS = 3_000;

/** Whether the system is still at work on it, so that what an action set off can be watched to its end. */
const isMoving = ({ progress, report, mails }: AdminOrderDetails): boolean =>
  progress === 'files_uploaded' ||
  progress === 'processing' ||
  report === 'pending' ||
  mails.some(({ state }) => state === 'pending' || state === 'sending');

export interface OrderDialogProps {
  readonly orderId: number;
  readonly onClose: () => void;
  /** Lists the orders of an address. */
  readonly onFind: (email: string) => void;
}

/** Everything that an operator needs to know about one order, and what may be done to it. */
export function OrderDialog({ orderId, onClose, onFind }: OrderDialogProps): ReactNode {
  const [erased, setErased] = useState<Erased | null>(null);
  const { data: self } = useSelf();
  const { data, error, refetch } = useQuery({
    enabled: erased === null,
    queryKey: ['admin-order', orderId],
    queryFn: () => call('adminOrder', { params: { orderId } }),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? LOOK_AGAIN_MS : false),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Order #${orderId}`}>
      <div className={`stack gap-5 ${styles.body}`}>
        {erased && <ErasedOrder receipt={erased} />}
        {error && !erased && <TryAgain error={error} onRetry={() => void refetch()} />}
        {data && !erased && (
          <>
            <OrderFacts order={data} onFind={onFind} />
            <OrderActions order={data} />
            {self?.roles.includes('support') && data.status === 'completed' && (
              <p>
                <a href={paths.results(orderId)} target="_blank" rel="noreferrer">
                  See the result as the customer does
                </a>
              </p>
            )}
            <OrderRecords order={data} />
            {self?.roles.includes('support') && <OrderAddress order={data} />}
            <OrderExport orderId={orderId} />
            <section className={styles.part}>
              <h3>History</h3>
              <AuditTable label="Actions on this order" entries={data.audit} />
            </section>
            {self?.roles.includes('support') && <OrderErase order={data} onErased={setErased} />}
          </>
        )}
        {!data && !error && <Skeleton height="24rem" />}
      </div>
    </Dialog>
  );
}
