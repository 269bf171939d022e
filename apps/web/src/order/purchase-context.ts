import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/api/api.ts';
import { purchaseRecord, recordPurchase } from '../lib/browser/storage.ts';
import { type Order, orderKey } from './order.ts';
import { currentPromoCode, isCovered } from './promo-code.ts';

/**
 * What this browser already has, perhaps from another tab: an order that it `bought`, an `unpaid` one that is being
 * measured or is locked, and whether the gift on this device still covers the price.
 */
export function usePurchaseContext({ enabled = true } = {}) {
  const [additionalTo, setAdditionalTo] = useState(() => purchaseRecord().additionalTo);
  const query = useQuery({
    queryKey: ['purchase-context'],
    queryFn: async ({ client }) => {
      // As on the server, only a later order prevents a second bill.
      const code = isCovered() ? (currentPromoCode() ?? undefined) : undefined;
      const context = await call('findPurchaseContext', {
        body: { additionalTo: purchaseRecord().additionalTo, code },
      });
      if (context.bought) {
        const { pending, ...order } = context.bought;
        // The provider's response is newer than the order.
        client.setQueryData<Order>(orderKey(order.id), (cached) =>
          cached?.status === order.status && cached.nextStep === order.nextStep
            ? cached
            : { ...order, paymentStatus: pending ? 'unpaid' : 'paid' },
        );
      }
      return { ...context, hasEndedCode: code !== undefined && context.discount === null };
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
  // Another part of the screen may have asked.
  const data = enabled ? query.data : undefined;
  const latest = data?.latest ?? null;
  const isKnown = latest !== null && latest === additionalTo;
  return {
    bought: isKnown ? null : (data?.bought ?? null),
    unpaid: isKnown ? null : (data?.unpaid ?? null),
    kept: isKnown ? null : (data?.kept ?? null),
    hasEndedCode: data?.hasEndedCode === true && isCovered(),
    isAsking: enabled && query.isFetching,
    ask: query.refetch,
    /** The visitor knows of these orders, and wants another. */
    wantAnother: (): void => {
      if (latest === null) return;
      recordPurchase({ additionalTo: latest });
      setAdditionalTo(latest);
    },
  };
}
