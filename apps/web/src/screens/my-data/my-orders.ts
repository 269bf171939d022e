import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, Api } from '@trueseason/contracts';
import { call } from '../../lib/api/api.ts';
import { outageInterval } from '../../lib/api/outage.ts';

export type MyOrder = AnswerOf<Api['listMyOrders']>[number];

export const MY_ORDERS = ['my-orders'] as const;

export const useMyOrders = () =>
  useQuery({
    queryKey: MY_ORDERS,
    queryFn: () => call('listMyOrders'),
    refetchInterval: outageInterval,
    staleTime: 0,
    gcTime: 0,
  });
