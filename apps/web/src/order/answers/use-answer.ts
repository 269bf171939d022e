import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnalysisResult, Answers } from '@trueseason/contracts';
import { useState } from 'react';
import { call, serverMessage } from '../../lib/api/api.ts';
import { isCanceled } from '../../lib/api/reason.ts';
import { openResult, orderKey } from '../order.ts';
import { asOwner } from '../ownership.ts';
import { untilMeasured } from '../until-measured.ts';
import { whatChanged } from './what-changed.ts';

const FAILED = 'We couldn’t save your answers. Nothing has changed. Please try again.';

/** Sends answers, to one question or more, and updates the result on every page. `said` describes the outcome. */
export function useAnswer(orderId: string, result: AnalysisResult) {
  const client = useQueryClient();
  const [said, say] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: Answers) => {
      const send = () => call('putAnswers', { params: { orderId }, body });
      return untilMeasured(await asOwner(orderId, send, 'To save your answers'));
    },
    networkMode: 'always',
    onSuccess: (order) => {
      client.setQueryData(orderKey(orderId), order);
      const after = openResult(order);
      if (after) say(order.failure?.message ?? whatChanged(result, after));
      void client.invalidateQueries({ queryKey: ['outfits', orderId] });
    },
    onError: (error) => say(isCanceled(error) ? null : (serverMessage(error) ?? FAILED)),
  });
  return { answer: mutate, isPending, said };
}
