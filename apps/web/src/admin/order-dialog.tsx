import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminOrderDetails } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { paths } from '../lib/navigation/paths.ts';
import { saveOrderData } from '../order/download.ts';
import { ActionButton } from '../ui/button/action-button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { type Erased, ErasedOrder, OrderErase } from './order-erase.tsx';
import { OrderFacts } from './order-facts.tsx';
import { Loaded, OrderPart } from './part.tsx';
import { asOperator } from './step-up.ts';
import { Timeline } from './timeline.tsx';
import { useSelf } from './use-self.ts';

const LOOK_AGAIN_MS = 3_000;

/** Whether the system still works on it, so that operators can watch what their action does. */
const isMoving = ({ progress, report, mails }: AdminOrderDetails): boolean =>
  progress === 'files_uploaded' ||
  progress === 'processing' ||
  report === 'pending' ||
  mails.some(({ state }) => state === 'pending' || state === 'sending');

export interface OrderDialogProps {
  readonly orderId: number;
  readonly onClose: () => void;
  readonly onFind: (email: string) => void;
}

export function OrderDialog({ orderId, onClose, onFind }: OrderDialogProps): ReactNode {
  const [erased, setErased] = useState<Erased | null>(null);
  const queries = useQueryClient();
  const isSupport = useSelf().data?.roles.includes('support');
  const queryKey = ['admin-order', orderId];
  const query = useQuery({
    enabled: erased === null,
    queryKey,
    queryFn: () => call('adminOrder', { params: { orderId } }),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? LOOK_AGAIN_MS : false),
  });
  const save = async (): Promise<void> => {
    await asOperator(() => saveOrderData(orderId));
    // The audit trail has one more entry.
    void queries.invalidateQueries({ queryKey });
  };
  const details = (order: AdminOrderDetails): ReactNode => (
    <>
      <OrderFacts order={order} onFind={onFind} />
      <OrderActions order={order} />
      {isSupport && order.status === 'completed' && (
        <p>
          <a href={paths.results(orderId)} target="_blank" rel="noreferrer">
            See the result as the customer does
          </a>
        </p>
      )}
      {isSupport && <OrderAddress order={order} />}
      <OrderPart title="Data">
        <p>Everything we hold about this order, as the customer may receive it.</p>
        <div className="ways">
          <ActionButton action={save} refused="Export failed">
            Export data
          </ActionButton>
        </div>
      </OrderPart>
      <Timeline entries={order.timeline} />
      {isSupport && <OrderErase order={order} onErased={setErased} />}
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Order #${orderId}`}>
      <div className="stack gap-5 breaks">
        {erased ? (
          <ErasedOrder receipt={erased} />
        ) : (
          <Loaded query={query} height="24rem">
            {details}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}
