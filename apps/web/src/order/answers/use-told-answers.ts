import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOutage } from '../../lib/api/api.ts';
import { useTimeout } from '../../lib/browser/use-timeout.ts';
import { type Order, orderKey } from '../order.ts';
import { forgetTold, hasTold, sendTold } from './told-answers.ts';

const RETRY_MS = 3_000;

/** Sends what was told of an order, on opening and on `refetch`, until the server has it. True once it has. */
export function useSendTold(orderId: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['told-answers', orderId],
    queryFn: async () => {
      await sendTold(orderId);
      const isTold = hasTold(orderId);
      // Resolves once the screen's order is as the answers, sent here or by the screen before, have made it.
      if (isTold) await client.invalidateQueries({ queryKey: orderKey(orderId), exact: true });
      return isTold;
    },
    retry: (_failures, error) => isOutage(error),
    retryDelay: RETRY_MS,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
}

/** Measuring again takes a second; a result that does not come is not worth waiting for. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Whether a result may be shown: what was told while it was made counts in it, so that nothing changes after the first
 * look.
 */
export function useAreToldCounted(orderId: string, order: Order | undefined): boolean {
  const id = Number(orderId);
  const [isAwaited, setIsAwaited] = useState(() => hasTold(id));
  const { isPending } = useSendTold(id);
  useTimeout(isAwaited, LONGEST_WAIT_MS, () => setIsAwaited(false));
  if (isAwaited && !isPending && order && !order.measuring) setIsAwaited(false);
  const isSeen = order !== undefined && !isAwaited;
  useEffect(() => {
    if (isSeen) forgetTold(id);
  }, [isSeen, id]);
  return !isAwaited;
}
