import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnalysisResult, Answers } from '@trueseason/contracts';
import { useState } from 'react';
import { call, isCanceled, serverMessage } from '../../lib/api/api.ts';
import { storeResponse } from '../../lib/api/store-response.ts';
import { openResult, orderKey } from '../order.ts';
import { asOwner } from '../ownership.ts';
import { colorsOf, textOf } from '../read-result.ts';
import { useOnMeasured } from '../use-on-measured.ts';

const FAILED_TEXT = 'We couldn’t save your answers. Nothing has changed. Please try again.';

/** Sends answers and updates the result on every page. `outcome` describes the outcome. */
export function useSendAnswers(orderId: string, result: AnalysisResult) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async (body: Answers) => {
      const send = () => call('putAnswers', { params: { orderId }, body });
      await storeResponse(client, orderKey(orderId), await asOwner(orderId, send, 'To save your answers'));
      return result;
    },
    onError: (error) => setOutcome(isCanceled(error) ? null : (serverMessage(error) ?? FAILED_TEXT)),
  });
  useOnMeasured(orderId, sending.isSuccess, (order) => {
    const { data: previousResult } = sending;
    const newResult = openResult(order);
    // A proposed result speaks for itself, above.
    if (order.proposal) setOutcome(null);
    else if (previousResult && newResult)
      setOutcome(order.failure?.message ?? resultChangeText(previousResult, newResult));
    void client.invalidateQueries({ queryKey: ['outfits', orderId] });
    sending.reset();
  });
  return { answer: sending.mutate, isPending: sending.isPending || sending.isSuccess, said: outcome };
}

/** What the answers changed, in a sentence or two. */
export function resultChangeText(before: AnalysisResult, after: AnalysisResult): string {
  const verdict = textOf(after, 'verdict');
  if (after.season !== before.season) {
    return `Your season is now ${after.season}; it was ${before.season}. ${verdict} We’re making a new report.`;
  }
  const still = `You are still ${after.season}.`;
  if (verdict !== textOf(before, 'verdict')) return `${still} ${verdict}`;
  const [shownBefore, shown] = [before, after].map((one) => colorsOf(one, 'signature').map(({ name }) => name));
  const newNames = shown?.filter((name) => !shownBefore?.includes(name)) ?? [];
  if (newNames.length > 0) return `${still} New among your first colors: ${newNames.join(', ')}.`;
  if (shown?.[0] !== shownBefore?.[0]) return `${still} ${shown?.[0]} comes first now.`;
  return `Nothing changed: you are still ${after.season}.`;
}
