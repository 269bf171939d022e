import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemCode, TOASTS, type Toast } from '@trueseason/contracts';
import { useState } from 'react';
import { ApiError, isCanceled, problemOf } from '../../lib/api/api.ts';
import { showToast } from '../../lib/messages.ts';
import { isUnknownOrder, orderKey } from '../../order/order.ts';
import { type Sent, send, type Way } from '../send.ts';

export type Sending = ReturnType<typeof useSend>;

/** Sends the desk's photos to an order, or creates one on null, and then calls `follow`. */
export function useSend(orderId: number | null, way: Way, follow: (sent: Sent) => Promise<void>) {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async ({ photos, token }: { photos: readonly File[]; token?: string | undefined }) =>
      follow(await send(orderId, way, photos, { onProgress: setSent, challengeToken: token })),
    onMutate: () => setSent(0),
    onError: (failure) => {
      if (isCanceled(failure)) return;
      console.error('Sending photos failed:', failure);
      // Deleted on another device: the screen has to show that.
      if (orderId !== null && isUnknownOrder(failure)) void client.invalidateQueries({ queryKey: orderKey(orderId) });
      if (needsChallenge(failure)) return;
      const toast = uploadErrorToast(failure);
      showToast(way === 'new' ? toast : { ...toast, title: TOASTS.uploadFailed.title });
    },
  });
  return {
    /** @param token from a solved challenge */
    send: (photos: readonly File[], token?: string) => mutate({ photos, token }),
    /** How much is sent, 0..1; null while nothing is being sent. */
    sent: isPending || isSuccess ? sent : null,
    /** Whether the server requires a challenge first. */
    challenged: needsChallenge(error),
    isSuccess,
    /** Opens the desk again after photos that arrived. */
    reset,
  };
}

const needsChallenge = (error: unknown): boolean => problemOf(error) === 'challenge_required';

const BY_CODE: Partial<Record<ProblemCode, Toast>> = {
  not_enough_photos: TOASTS.notEnoughPhotos,
  too_many_photos: TOASTS.maximumFiles,
  photo_too_large: TOASTS.fileTooLarge,
  photo_type: TOASTS.invalidFileType,
};

/** The message for photos that did not arrive or were refused. */
export function uploadErrorToast(error: unknown): Toast {
  if (!(error instanceof ApiError)) return TOASTS.uploadFailed;
  const { problem } = error;
  if (!problem) return TOASTS.startFailed;
  const isBroken = problem.code === 'photo_damaged' || problem.code === 'photo_encoding';
  const toast = isBroken ? TOASTS.uploadFailed : TOASTS.startFailed;
  return { ...(BY_CODE[problem.code] ?? toast), text: problem.message };
}
