import { type AdminOrderDetails, HELPING_ACTIONS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { showRefusal } from '../lib/messages/show-refusal.ts';
import { Button } from '../ui/button/button.tsx';
import { ConfirmAction } from '../ui/confirm-action/confirm-action.tsx';
import styles from './order-dialog.module.css';
import { OrderPhotos } from './order-photos.tsx';
import { OrderRefund } from './order-refund.tsx';
import { refused, TITLES, useOrderAction } from './use-order-action.ts';

export function OrderActions({ order }: { readonly order: AdminOrderDetails }): ReactNode {
  const { mutate, mutateAsync, isPending, variables } = useOrderAction(order.id);
  return (
    <section className={styles.part} aria-labelledby="order-actions">
      <h3 id="order-actions">Actions</h3>
      {order.actions.length === 0 && <p>No actions are available for this order.</p>}
      <div className="ways">
        {HELPING_ACTIONS.filter((action) => order.actions.includes(action)).map((action) => {
          const act = { action, ask: () => call('adminAct', { params: { orderId: order.id, action } }) };
          return action === 'fail' ? (
            <ConfirmAction
              key={action}
              look="quiet"
              label={TITLES[action]}
              warning="End this analysis and ask the customer for other photos?"
              yes={`Yes, ${TITLES[action].toLowerCase()}`}
              no="Cancel"
              action={() => mutateAsync(act)}
              refused={refused(action)}
            />
          ) : (
            <Button
              key={action}
              look="quiet"
              disabled={isPending}
              busy={isPending && variables.action === action}
              onClick={() => mutate(act, { onError: (error) => showRefusal(refused(action), error) })}
            >
              {TITLES[action]}
            </Button>
          );
        })}
      </div>
      {order.actions.includes('ask-photos') && <OrderPhotos order={order} />}
      {order.actions.includes('refund') && <OrderRefund order={order} />}
    </section>
  );
}
