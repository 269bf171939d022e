import type { AdminOrderDetails } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { shortTime } from './format.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-field.tsx';
import { OrderSection } from './section.tsx';

interface OrderProps {
  readonly order: AdminOrderDetails;
}

/** What an order waits for, and the one action that helps. */
export function OrderNext({ order }: OrderProps): ReactNode {
  const { summary, since, action } = order.next;
  return (
    <OrderSection title="Next step">
      <p>{`${summary}${since ? `, since ${shortTime(since)}` : ''}.`}</p>
      {action === 'correct-address' && <OrderAddress key={order.email} order={order} />}
      <OrderActions order={order} actions={order.actions.filter((one) => one === action)} />
    </OrderSection>
  );
}

export const OtherActions = ({ order }: OrderProps): ReactNode => (
  <OrderSection title="Actions">
    {order.actions.length === 0 && <p>No actions are available for this order.</p>}
    <OrderActions order={order} actions={order.actions.filter((one) => one !== order.next.action)} />
  </OrderSection>
);
