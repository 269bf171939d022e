import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, isOutage } from '../../lib/api/api.ts';
import { storeResponse } from '../../lib/api/store-response.ts';
import { useTimeout } from '../../lib/browser/use-timeout.ts';
import { type Order, orderKey } from '../order.ts';
import { discardSentDraft, hasDraft, sendDraft } from './draft-answers.ts';

const RETRY_MS = 3_000;

/** Sends an order's answers, on opening and on `refetch`, until the server has them. True once it has. */
export function useSendDraft(orderId: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['draft-answers', orderId],
    queryFn: async () => {
      await sendDraft(orderId);
      const hasAnswers = hasDraft(orderId);
      // Resolves once the screen's order is as the answers, sent here or by the screen before, have made it.
      if (hasAnswers) await client.invalidateQueries({ queryKey: orderKey(orderId), exact: true });
      return hasAnswers;
    },
    retry: (_failures, error) => isOutage(error),
    retryDelay: RETRY_MS,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
}

/** Takes what is proposed in place of a result that was never shown: the owner has nothing to keep. */
function useTakeProposal(orderId: number, proposal: Order['proposal']): void {
  const client = useQueryClient();
  const round = proposal?.round;
  useEffect(() => {
    if (round === undefined) return;
    call('decideProposal', { params: { orderId }, body: { round, decision: 'take' } })
      .then((order) => storeResponse(client, orderKey(orderId), order))
      .catch((error: unknown) => console.error('The answers’ result was not taken:', error));
  }, [client, orderId, round]);
}

/** Measuring again takes a second; a result that does not come is not worth waiting for. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Whether a result may be shown: answers given while it was made count in it, so that nothing changes after the first
 * look.
 */
export function useAreAnswersCounted(orderId: string, order: Order | undefined): boolean {
  const id = Number(orderId);
  const [isAwaited, setIsAwaited] = useState(() => hasDraft(id));
  const { isPending } = useSendDraft(id);
  useTimeout(isAwaited, LONGEST_WAIT_MS, () => setIsAwaited(false));
  useTakeProposal(id, isAwaited && !isPending ? order?.proposal : null);
  if (isAwaited && !isPending && order && !order.measuring && !order.proposal) setIsAwaited(false);
  const isSeen = order !== undefined && !isAwaited;
  useEffect(() => {
    if (isSeen) discardSentDraft(id);
  }, [isSeen, id]);
  return !isAwaited;
}
