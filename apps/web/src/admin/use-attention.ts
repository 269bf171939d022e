import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/api/api.ts';

export const ATTENTION_KEY = ['admin-attention'] as const;

const REFETCH_MS = 60_000;

/** A page of what waits for this operator. */
export const useAttention = (page: number) =>
  useQuery({
    queryKey: [...ATTENTION_KEY, page],
    queryFn: () => call('adminAttention', { query: { page } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchInterval: REFETCH_MS,
  });
