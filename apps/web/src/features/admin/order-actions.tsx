import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminAction, type AdminOrderDetails, dollars } from '@trueseason/contracts';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { call } from '../../lib/api/api.ts';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { Confirm } from './confirm.tsx';
import styles from './order-dialog.module.css';
import { asOperator } from './step-up.ts';

const TITLES: Readonly<Record<AdminAction, string>> = {
  retry: 'Retry analysis',
  fail: 'Fail analysis',
  'render-report': 'Make report again',
  'resend-mail': 'Send mail again',
  refund: 'Refund',
};

/** What is asked before an action that cannot be taken back. */
const QUESTIONS: Partial<Record<AdminAction, (order: AdminOrderDetails) => string>> = {
  fail: () => 'End this analysis as failed? The customer is told so.',
  refund: ({ amount }) => `Give $${dollars(amount)} back to the customer? This cannot be undone.`,
};

export function OrderActions({ order }: { readonly order: AdminOrderDetails }): ReactNode {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AdminAction | null>(null);
  const part = useRef<HTMLElement>(null);
  const orderKey = ['admin-order', order.id];
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: AdminAction) =>
      action === 'refund'
        ? asOperator(() => call('adminRefund', { params: { orderId: order.id } }))
        : call('adminAct', { params: { orderId: order.id, action } }),
    onSuccess: (now, action) => {
      queries.setQueryData(orderKey, now);
      // The newest entry of the trail is the action's own, and says whether there was anything to do.
      showToast({
        title: TITLES[action],
        text: `Order #${now.id}: ${now.audit[0]?.detail ?? 'done'}`,
        tone: 'neutral',
      });
    },
    onError: (error, action) => {
      showRefusal(`${TITLES[action]} refused`, error);
      // What is possible may have changed meanwhile.
      void queries.invalidateQueries({ queryKey: orderKey });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['admin-orders'] });
      void queries.invalidateQueries({ queryKey: ['admin-summary'] });
      leaveQuestion();
    },
  });
  // The pressed button goes, and the focus must not go with it.
  const leaveQuestion = (): void => {
    setAsked(null);
    part.current?.focus();
  };
  const question = asked && QUESTIONS[asked];
  return (
    <section className={styles.part} ref={part} tabIndex={-1} aria-labelledby="order-actions">
      <h3 id="order-actions">Actions</h3>
      {order.actions.length === 0 && <p>Nothing can be done to this order now.</p>}
      {asked && question ? (
        <Confirm
          question={question(order)}
          action={TITLES[asked]}
          busy={isPending}
          onConfirm={() => mutate(asked)}
          onCancel={leaveQuestion}
        />
      ) : (
        <div className="ways">
          {order.actions.map((action) => (
            <Button
              key={action}
              look="quiet"
              disabled={isPending}
              busy={isPending && variables === action}
              onClick={() => (QUESTIONS[action] ? setAsked(action) : mutate(action))}
            >
              {TITLES[action]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
