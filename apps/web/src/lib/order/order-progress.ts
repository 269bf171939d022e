import { useQuery } from '@tanstack/react-query';
import type { OrderProgress, OrderStatus } from '@trueseason/contracts';
import { call } from '../api/api.ts';

export const fetchOrderProgress = (id: number | string, signal?: AbortSignal): Promise<OrderProgress> =>
  call('getOrderStatus', { params: { id }, signal });

const FINAL: readonly OrderStatus[] = ['analyzed', 'completed', 'failed'];

/**
 * Polls an order's status, by its number or its payment, until it is final: once at first, then every `everyMs`.
 * A poll that fails is only logged, and polling goes on.
 */
export const useOrderProgress = (id: number | string, everyMs: number | false) =>
  useQuery({
    queryKey: ['order-progress', String(id)],
    queryFn: async ({ signal }) => {
      try {
        return await fetchOrderProgress(id, signal);
      } catch (error) {
        console.error('Status poll failed:', error);
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data && FINAL.includes(state.data.status) ? false : everyMs),
    // A status is never reused: the same order may run again with better photos.
    staleTime: 0,
    gcTime: 0,
  });
