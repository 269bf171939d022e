import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, problemOf } from '../lib/api/api.ts';
import { purchaseRecord, recordPurchase } from '../lib/browser/storage.ts';
import { type Order, orderKey } from './order.ts';

/** Whether the server asks a returning buyer to confirm another order. */
export const isAlreadyBought = (error: unknown): boolean => problemOf(error) === 'bought_already';

/**
 * The order that this browser bought, perhaps in another tab, shown instead of a second bill; or else an `unpaid` one
 * that is being analyzed or is locked.
 */
export function useBoughtOrder({ enabled = true } = {}) {
  const [additionalTo, setAdditionalTo] = useState(() => purchaseRecord().additionalTo);
  const query = useQuery({
    queryKey: ['bought-order'],
    queryFn: async ({ client }) => {
      // As on the server, only a later order prevents a second bill.
      const response = await call('getBoughtOrder', { query: { additionalTo: purchaseRecord().additionalTo } });
      if (response.order) {
        const { pending, ...order } = response.order;
        // The provider's response is newer than the order.
        client.setQueryData<Order>(orderKey(order.id), (cached) =>
          cached?.status === order.status && cached.nextStep === order.nextStep
            ? cached
            : { ...order, paymentStatus: pending ? 'unpaid' : 'paid' },
        );
      }
      return response;
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
  // Another part of the screen may have asked.
  const data = enabled ? query.data : undefined;
  const order = data?.order ?? null;
  return {
    order: order?.id === additionalTo ? null : order,
    unpaid: data?.unpaid ?? null,
    isAsking: enabled && query.isFetching,
    ask: query.refetch,
    /** The visitor wants an additional order. */
    wantAnother: (): void => {
      recordPurchase({ additionalTo: order?.id });
      setAdditionalTo(order?.id);
    },
  };
}
