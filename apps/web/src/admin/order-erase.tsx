import { useQueryClient } from '@tanstack/react-query';
import {
  type AdminOrderDetails,
  type AnswerOf,
  type Api,
  ERASE_REASONS,
  type EraseReason,
} from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { paths } from '../lib/navigation/paths.ts';
import { ConfirmAction } from '../ui/confirm-action/confirm-action.tsx';
import { Live } from '../ui/live/live.tsx';
import { ConfirmWithReason } from './confirm-with-reason.tsx';
import { OrderSection } from './section.tsx';
import { asOperator } from './step-up.ts';

export type ErasureReceipt = AnswerOf<Api['eraseOrder']>;

const REASONS: Readonly<Record<EraseReason, string>> = {
  requested: 'The customer asked for it',
  minor: 'The person is a minor',
  'not-their-photos': 'The photos show someone else',
  abuse: 'Abuse',
  test: 'A test order',
};
const QUESTION =
  'Delete this order with its photos, measurements, result, report, and emails? What was paid and not delivered is refunded. This can’t be undone.';

interface OrderEraseProps {
  readonly order: AdminOrderDetails;
  readonly onErased: (receipt: ErasureReceipt) => void;
}

/** Deletes an order for a customer who cannot, or who should not have placed it. */
export function OrderErase({ order: { id: orderId, photos }, onErased }: OrderEraseProps): ReactNode {
  const queries = useQueryClient();
  const erase = async (reason: EraseReason): Promise<void> => {
    onErased(await asOperator(() => call('eraseOrder', { params: { orderId }, query: { reason } })));
    for (const key of ['admin-orders', 'admin-summary']) void queries.invalidateQueries({ queryKey: [key] });
  };
  const erasePhotos = async (): Promise<void> => {
    await asOperator(() => call('deletePhotos', { params: { orderId } }));
    for (const key of ['admin-order', 'admin-orders']) void queries.invalidateQueries({ queryKey: [key] });
  };
  return (
    <OrderSection title="Delete">
      {photos > 0 && (
        <ConfirmAction
          look="quiet"
          label="Delete the photos"
          warning="Delete the photos of this order? The result stays, and the customer gets a receipt. This can’t be undone."
          yes="Yes, delete the photos"
          action={erasePhotos}
          failureTitle="Photos not deleted"
        />
      )}
      <ConfirmWithReason
        why="Why"
        of={ERASE_REASONS}
        names={REASONS}
        label="Delete the order"
        warning={QUESTION}
        yes="Yes, delete the order"
        action={erase}
        failureTitle="Order not deleted"
      />
    </OrderSection>
  );
}

export const ErasedOrder = ({ receipt }: { readonly receipt: ErasureReceipt }): ReactNode => (
  <Live className="stack gap-3 text-sm">
    <h3 className="text-lg">This order is deleted</h3>
    <p>Deleted: {receipt.deleted.join(', ')}.</p>
    {receipt.kept.length > 0 && <p>Kept by law: {receipt.kept.join(', ')}.</p>}
    <p>
      <a href={paths.receipt(receipt.token)}>The signed receipt</a>: copy its address for the customer now. We keep no
      copy.
    </p>
  </Live>
);
