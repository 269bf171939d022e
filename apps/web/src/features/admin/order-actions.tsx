import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AdminAction,
  type AdminOrderDetails,
  dollars,
  REFUND_REASONS,
  type RefundReason,
} from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ConfirmAction } from '../../components/confirm-action/confirm-action.tsx';
import { call } from '../../lib/api/api.ts';
import { showRefusal } from '../../lib/messages/show-refusal.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { Choice } from './choice.tsx';
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
  fail: () => 'End this analysis and ask the customer for other photos?',
  refund: ({ amount }) => `Give $${dollars(amount)} back to the customer, who gets an email? This can’t be undone.`,
};

const REASONS: Readonly<Record<RefundReason, string>> = {
  asked: 'The customer asked for it',
  'paid-twice': 'Paid twice',
  'wrong-result': 'The result is wrong',
  goodwill: 'Goodwill',
  fraud: 'Fraud',
};

export function OrderActions({ order }: { readonly order: AdminOrderDetails }): ReactNode {
  const queries = useQueryClient();
  const orderKey = ['admin-order', order.id];
  const [reason, setReason] = useState<RefundReason>();
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: (action: AdminAction) =>
      action === 'refund'
        ? asOperator(() => call('adminRefund', { params: { orderId: order.id }, body: { reason: reason ?? 'asked' } }))
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
      if (!QUESTIONS[action]) showRefusal(refused(action), error);
      // What is possible may have changed meanwhile.
      void queries.invalidateQueries({ queryKey: orderKey });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['admin-orders'] });
      void queries.invalidateQueries({ queryKey: ['admin-summary'] });
    },
  });
  return (
    <section className={styles.part} aria-labelledby="order-actions">
      <h3 id="order-actions">Actions</h3>
      {order.actions.length === 0 && <p>No actions are available for this order.</p>}
      {order.actions.includes('refund') && (
        <Choice
          label="Reason for the refund"
          none="Choose a reason"
          of={REFUND_REASONS}
          names={REASONS}
          chosen={reason}
          onChange={setReason}
        />
      )}
      <div className="ways">
        {order.actions.map((action) => {
          const question = QUESTIONS[action];
          return question ? (
            <ConfirmAction
              key={action}
              look="quiet"
              label={TITLES[action]}
              disabled={action === 'refund' && !reason}
              warning={question(order)}
              yes={`Yes, ${TITLES[action].toLowerCase()}`}
              no="Cancel"
              action={() => mutateAsync(action)}
              refused={refused(action)}
            />
          ) : (
            <Button
              key={action}
              look="quiet"
              disabled={isPending}
              busy={isPending && variables === action}
              onClick={() => mutate(action)}
            >
              {TITLES[action]}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

const refused = (action: AdminAction): string => `${TITLES[action]} refused`;
