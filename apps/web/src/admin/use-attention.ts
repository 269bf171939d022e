import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/api/api.ts';

export const ATTENTION_KEY = ['admin-attention'] as const;

const REFETCH_MS = 60_000;

/** What waits for this operator. */
export const useAttention = () =>
  useQuery({
    queryKey: ATTENTION_KEY,
    queryFn: () => call('adminAttention'),
    gcTime: 0,
    refetchInterval: REFETCH_MS,
  });
