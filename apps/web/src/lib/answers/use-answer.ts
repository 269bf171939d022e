import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnalysisResult, GivenAnswers } from '@trueseason/contracts';
import { useState } from 'react';
import { serverMessage } from '../api/api.ts';
import { isCanceled } from '../order/as-owner.ts';
import { openResult } from '../order/order.ts';
import { tellAnswers } from './tell-answers.ts';
import { whatChanged } from './what-changed.ts';

const FAILED = 'Your answers could not be taken into account just now. Nothing has changed. Please try again.';

/** Sends answers, to one question or more; the result on every page follows. `said` tells what became of it. */
export function useAnswer(orderId: string, result: AnalysisResult) {
  const client = useQueryClient();
  const [said, say] = useState<string | null>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (given: GivenAnswers) => tellAnswers(client, orderId, given),
    // What is said shows at once, and is taken back where there is no network.
    networkMode: 'always',
    onSuccess: (order) => {
      const after = openResult(order);
      if (after) say(whatChanged(result, after));
      // The looks follow the season; the other copies of the result are read anew when they are shown.
      for (const key of ['outfits', 'analysis', 'order-progress'])
        void client.invalidateQueries({ queryKey: [key, orderId] });
    },
    onError: (error) => say(isCanceled(error) ? null : (serverMessage(error) ?? FAILED)),
  });
  return { answer: mutate, isPending, isError, said };
}
