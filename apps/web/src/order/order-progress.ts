import { useQuery } from '@tanstack/react-query';
import type { OrderProgress, OrderStatus } from '@trueseason/contracts';
import { ApiError, call } from '../lib/api/api.ts';
import { orderKey } from './order.ts';

export const fetchOrderProgress = (id: number | string, signal?: AbortSignal): Promise<OrderProgress> =>
  call('getOrderStatus', { params: { id }, signal });

/** An order as the screen asks for it where its photos are brought. */
export const paidOrderKey = (orderId: number | string) => ['paid-order', String(orderId)] as const;

const FINAL: readonly OrderStatus[] = ['analyzed', 'completed', 'failed'];

/** Whether the server looked and has no such order for this browser: asking again changes nothing. */
export const isUnknownOrder = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Polls an order's status, by its number or its payment, until it is final: once at first, then every `everyMs`.
 * A poll that fails is only logged, and polling goes on, unless the order is unknown.
 */
export const useOrderProgress = (id: number | string, everyMs: number | false, enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['order-progress', String(id)],
    queryFn: async ({ signal, client }) => {
      try {
        const progress = await fetchOrderProgress(id, signal);
        // A screen that read the order before it was paid must read it again.
        if (FINAL.includes(progress.status)) void client.invalidateQueries({ queryKey: orderKey(progress.id) });
        return progress;
      } catch (error) {
        console.error('Status poll failed:', error);
        throw error;
      }
    },
    refetchInterval: ({ state: { data, error } }) =>
      isUnknownOrder(error) || (data && FINAL.includes(data.status)) ? false : everyMs,
    // A status is never reused: the same order may run again with better photos.
    staleTime: 0,
    gcTime: 0,
  });
