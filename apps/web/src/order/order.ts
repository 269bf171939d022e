import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnalysisResult, LockedResult, PublicOrder } from '@trueseason/contracts';
import { useCallback } from 'react';
import { call } from '../lib/api/api.ts';
import { readResult } from './read-result.ts';

export const orderKey = (orderId: number | string) => ['order', String(orderId)] as const;

export const fetchOrder = (orderId: number | string, signal?: AbortSignal): Promise<PublicOrder> =>
  call('getOrder', { params: { orderId }, signal });

/** An order as its holder may see it. */
export const useOrder = (orderId: number | string) =>
  useQuery({ queryKey: orderKey(orderId), queryFn: ({ signal }) => fetchOrder(orderId, signal) });

/** Reloads the order after a change. */
export function useRefreshOrder(orderId: number | string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: orderKey(orderId) }), [client, orderId]);
}

/** The result itself, when the order is completed; a locked order carries only decoys. */
export const openResult = (order: PublicOrder | undefined): AnalysisResult | null => {
  const result = order?.analysisResult;
  return order?.status === 'completed' && result && !isLocked(result) ? readResult(result) : null;
};

export const isLocked = (result: AnalysisResult | LockedResult): result is LockedResult => 'locked' in result;

/** Order numbers are plain digits. */
export const isOrderId = (text: string | undefined | null): text is string => /^\d{1,12}$/.test(text ?? '');
