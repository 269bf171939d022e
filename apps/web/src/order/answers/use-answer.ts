import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnalysisResult, Answers } from '@trueseason/contracts';
import { useState } from 'react';
import { call, isCanceled, serverMessage } from '../../lib/api/api.ts';
import { openResult, orderKey } from '../order.ts';
import { asOwner } from '../ownership.ts';
import { textOf } from '../read-result.ts';
import { useMeasured } from '../use-measured.ts';

const FAILED = 'We couldn’t save your answers. Nothing has changed. Please try again.';

/** Sends answers and updates the result on every page. `said` describes the outcome. */
export function useAnswer(orderId: string, result: AnalysisResult) {
  const client = useQueryClient();
  const [said, say] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async (body: Answers) => {
      const send = () => call('putAnswers', { params: { orderId }, body });
      client.setQueryData(orderKey(orderId), await asOwner(orderId, send, 'To save your answers'));
      return result;
    },
    onError: (error) => say(isCanceled(error) ? null : (serverMessage(error) ?? FAILED)),
  });
  useMeasured(orderId, sending.isSuccess, (order) => {
    const { data: before } = sending;
    const after = openResult(order);
    if (before && after) say(order.failure?.message ?? whatChanged(before, after));
    void client.invalidateQueries({ queryKey: ['outfits', orderId] });
    sending.reset();
  });
  return { answer: sending.mutate, isPending: sending.isPending || sending.isSuccess, said };
}

/** What the answers changed, in a sentence or two. */
export function whatChanged(before: AnalysisResult, after: AnalysisResult): string {
  const verdict = textOf(after, 'verdict');
  if (after.season !== before.season) {
    return `Your season is now ${after.season}; it was ${before.season}. ${verdict} We’re making a new report.`;
  }
  if (verdict !== textOf(before, 'verdict')) return `You are still ${after.season}. ${verdict}`;
  return `Nothing changed: you are still ${after.season}.`;
}
