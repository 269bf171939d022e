import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminAction, AdminOrderDetails } from '@trueseason/contracts';
import { showToast } from '../lib/messages/show-toast.ts';

export const TITLES: Readonly<Record<AdminAction, string>> = {
  retry: 'Retry analysis',
  fail: 'Fail analysis',
  'render-report': 'Make report again',
  'resend-mail': 'Send mail again',
  'ask-photos': 'Ask for other photos',
  refund: 'Refund',
};

export const refused = (action: AdminAction): string => `${TITLES[action]} refused`;

/** Runs an action on an order, shows its outcome in a message, and updates the order. */
export function useOrderAction(orderId: number) {
  const queries = useQueryClient();
  const orderKey = ['admin-order', orderId];
  return useMutation({
    mutationFn: ({ ask }: { action: AdminAction; ask: () => Promise<AdminOrderDetails> }) => ask(),
    onSuccess: (now, { action }) => {
      queries.setQueryData(orderKey, now);
      // The newest entry of the audit trail is this action's outcome.
      showToast({
        title: TITLES[action],
        text: `Order #${now.id}: ${now.audit[0]?.detail ?? 'done'}`,
        tone: 'neutral',
      });
    },
    // The possible actions may have changed meanwhile.
    onError: () => {
      void queries.invalidateQueries({ queryKey: orderKey });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['admin-orders'] });
      void queries.invalidateQueries({ queryKey: ['admin-summary'] });
    },
  });
}
