import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminOrderDetails } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../lib/api/api.ts';
import { paths } from '../lib/navigation/paths.ts';
import { saveOrderData } from '../order/download.ts';
import { ActionButton } from '../ui/button/action-button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { ErasedOrder, type ErasureReceipt, OrderErase } from './order-erase.tsx';
import { OrderFacts } from './order-facts.tsx';
import { AskFinance, OrderAddress, OrderNote } from './order-field.tsx';
import { OrderNext, OtherActions } from './order-next.tsx';
import { RelatedOrders } from './order-related.tsx';
import { LoadedContent, OrderSection } from './section.tsx';
import { asOperator } from './step-up.ts';
import { Timeline } from './timeline.tsx';
import { useSelf } from './use-self.ts';

const REFETCH_MS = 3_000;

export interface OrderDialogProps {
  readonly orderId: number;
  readonly onClose: () => void;
  readonly onFind: (email: string) => void;
  readonly onOpen: (orderId: number) => void;
}

export function OrderDialog({ orderId, onClose, onFind, onOpen }: OrderDialogProps): ReactNode {
  const [erased, setErased] = useState<ErasureReceipt | null>(null);
  const queries = useQueryClient();
  const roles = useSelf().data?.roles ?? [];
  const isSupport = roles.includes('support');
  const queryKey = ['admin-order', orderId];
  const query = useQuery({
    enabled: erased === null,
    queryKey,
    queryFn: () => call('adminOrder', { params: { orderId } }),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.moving ? REFETCH_MS : false),
  });
  const save = async (): Promise<void> => {
    await asOperator(() => saveOrderData(orderId));
    // The audit trail has one more entry.
    void queries.invalidateQueries({ queryKey });
  };
  const details = (order: AdminOrderDetails): ReactNode => (
    <>
      <OrderNext order={order} />
      <Timeline entries={order.timeline} />
      <OtherActions order={order} />
      <OrderNote orderId={orderId} />
      {!roles.includes('finance') && <AskFinance orderId={orderId} />}
      {isSupport && order.next.action !== 'correct-address' && <OrderAddress key={order.email} order={order} />}
      <OrderFacts order={order} onFind={onFind} />
      <RelatedOrders order={order} onOpen={onOpen} />
      {isSupport && order.status === 'completed' && (
        <p>
          <a href={paths.results(orderId)} target="_blank" rel="noreferrer">
            See the result as the customer does
          </a>
        </p>
      )}
      {isSupport && (
        <OrderSection title="Data">
          <p>Everything we hold about this order, as the customer may receive it.</p>
          <div className="ways">
            <ActionButton action={save} failureTitle="Export failed">
              Export data
            </ActionButton>
          </div>
        </OrderSection>
      )}
      {isSupport && <OrderErase order={order} onErased={setErased} />}
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Order #${orderId}`}>
      <div className="stack gap-5 breaks">
        {erased ? (
          <ErasedOrder receipt={erased} />
        ) : (
          <LoadedContent query={query} height="24rem">
            {details}
          </LoadedContent>
        )}
      </div>
    </Dialog>
  );
}
