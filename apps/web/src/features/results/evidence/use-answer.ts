import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnalysisResult, Answers } from '@trueseason/contracts';
import { useState } from 'react';
import { call, serverMessage } from '../../../lib/api/api.ts';
import { asOwner, isCanceled } from '../../../lib/order/as-owner.ts';
import { openResult, orderKey } from '../../../lib/order/order.ts';
import { whatChanged } from './what-changed.ts';

const FAILED = 'Your answers could not be taken into account just now. Nothing has changed. Please try again.';

/** Sends answers; the result on every page follows. `said` tells what became of it. */
export function useAnswer(orderId: string, result: AnalysisResult) {
  const client = useQueryClient();
  const [said, say] = useState<string | null>(null);
  const { mutate, mutateAsync, isPending, isError } = useMutation({
    mutationFn: (answers: Answers) =>
      asOwner(orderId, () => call('putAnswers', { params: { orderId }, body: answers })),
    onSuccess: (order) => {
      const after = openResult(order);
      if (after) say(whatChanged(result, after));
      client.setQueryData(orderKey(orderId), order);
      // The looks follow the season; the other copies of the result are read anew when they are shown.
      for (const key of ['outfits', 'analysis']) void client.invalidateQueries({ queryKey: [key, orderId] });
    },
    onError: (error) => say(isCanceled(error) ? null : (serverMessage(error) ?? FAILED)),
  });
  return { answer: mutate, answerAndWait: mutateAsync, isPending, isError, said };
}
