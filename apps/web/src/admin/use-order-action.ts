import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminAction, type AdminOrderDetails, OPERATOR_ACTIONS } from '@trueseason/contracts';
import { storeResponse } from '../lib/api/store-response.ts';
import { showToast } from '../lib/messages.ts';

export const titleOf = (action: AdminAction): string => OPERATOR_ACTIONS[action].title;
export const refusalTitle = (action: AdminAction): string => `${titleOf(action)} refused`;

/** Runs an action, shows its outcome, and updates the order. */
export function useOrderAction(orderId: number) {
  const queries = useQueryClient();
  const orderKey = ['admin-order', orderId];
  return useMutation({
    mutationFn: ({ ask }: { action: AdminAction; ask: () => Promise<AdminOrderDetails> }) => ask(),
    onSuccess: async (now, { action }) => {
      await storeResponse(queries, orderKey, now);
      // The latest operator entry is this action's outcome.
      const outcome = now.timeline.findLast(({ part }) => part === 'operator')?.what;
      showToast({ title: outcome ?? titleOf(action), text: `Order #${now.id}`, tone: 'neutral' });
    },
    // The possible actions may have changed.
    onError: () => {
      void queries.invalidateQueries({ queryKey: orderKey });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['admin-orders'] });
      void queries.invalidateQueries({ queryKey: ['admin-summary'] });
    },
  });
}
