import { useQuery } from '@tanstack/react-query';
import type { BoughtOrder, UnpaidOrder } from '@trueseason/contracts';
import { useState } from 'react';
import { call } from '../lib/api/api.ts';
import { problemOf } from '../lib/api/reason.ts';
import { purchaseRecord, recordPurchase } from '../lib/browser/session.ts';
import { type Order, orderKey } from './order.ts';

/** Whether the server asks a returning buyer to confirm another order. */
export const isBoughtAlready = (error: unknown): boolean => problemOf(error) === 'bought_already';

export interface Bought {
  /** The order that this browser has bought, and of which this tab may not know; null once it is known. */
  readonly order: BoughtOrder | null;
  /** Where none was bought, one whose photos are being measured, or that waits locked. */
  readonly unpaid: UnpaidOrder | null;
  readonly isAsking: boolean;
  /** The visitor wants another one in addition. */
  readonly wantAnother: () => void;
  readonly ask: () => void;
}

/** Which order this browser has bought: shown in a new tab instead of another bill. */
export function useBought({ enabled = true } = {}): Bought {
  const [additionalTo, setAdditionalTo] = useState(() => purchaseRecord().additionalTo);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['bought-order'],
    queryFn: async ({ client }) => {
      const answer = await call('getBoughtOrder');
      if (answer.order) {
        const { pending, ...order } = answer.order;
        // The provider was asked, and knows better than an order that was read before.
        client.setQueryData<Order>(orderKey(order.id), (known) =>
          known?.status === order.status && known.nextStep === order.nextStep
            ? known
            : { ...order, paymentStatus: pending ? 'unpaid' : 'paid' },
        );
      }
      return answer;
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
  const order = data?.order ?? null;
  const wantAnother = (): void => {
    if (!order) return;
    recordPurchase({ additionalTo: order.id });
    setAdditionalTo(order.id);
  };
  return {
    order: order?.id === additionalTo ? null : order,
    unpaid: data?.unpaid ?? null,
    isAsking: isFetching,
    wantAnother,
    ask: () => void refetch(),
  };
}
