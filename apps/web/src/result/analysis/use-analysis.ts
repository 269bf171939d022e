import { useQuery } from '@tanstack/react-query';
import type { OrderStatus } from '@trueseason/contracts';
import { useState } from 'react';
import { call } from '../../lib/api/api.ts';

const POLL_MS = 2000;
export const GIVE_UP_MS = 300_000;

const UNDER_WAY: readonly OrderStatus[] = ['processing'];

/** Whether to ask again: only while the analysis runs, and for five minutes at most. */
export const asksAgain = (status: OrderStatus | undefined, waitedMs: number): boolean =>
  status !== undefined && UNDER_WAY.includes(status) && waitedMs < GIVE_UP_MS;

export function useAnalysis(orderId: string) {
  const [since] = useState(() => Date.now());
  return useQuery({
    queryKey: ['analysis', orderId],
    queryFn: () => call('getAnalysisOrder', { params: { orderId } }),
    refetchInterval: ({ state }) => (asksAgain(state.data?.status, Date.now() - since) ? POLL_MS : false),
    staleTime: 0,
    gcTime: 0,
  });
}
