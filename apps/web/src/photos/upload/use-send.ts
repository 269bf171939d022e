import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProblemCode } from '@trueseason/contracts';
import { useState } from 'react';
import { ApiError, isCanceled, problemOf } from '../../lib/api/api.ts';
import { TOASTS, type Toast } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { isUnknownOrder, orderKey } from '../../order/order.ts';
import { type Sent, send, type Way } from '../send.ts';

export type Sending = ReturnType<typeof useSend>;

/** Sends photos to an order, or on null to a new one, then calls `follow`. */
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
      // Deleted on another device, which the screen must show.
      if (orderId !== null && isUnknownOrder(failure)) void client.invalidateQueries({ queryKey: orderKey(orderId) });
      if (needsChallenge(failure)) return;
      const toast = uploadErrorToast(failure);
      showToast(way === 'new' ? toast : { ...toast, title: TOASTS.uploadFailed.title });
    },
  });
  return {
    /** @param token from a solved challenge */
    send: (photos: readonly File[], token?: string) => mutate({ photos, token }),
    /** The sent share, 0..1; null while not sending. */
    sent: isPending || isSuccess ? sent : null,
    challenged: needsChallenge(error),
    isSuccess,
    /** Allows sending again after a success. */
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

export function uploadErrorToast(error: unknown): Toast {
  if (!(error instanceof ApiError)) return TOASTS.uploadFailed;
  const { problem } = error;
  if (!problem) return TOASTS.startFailed;
  const isBroken = problem.code === 'photo_damaged' || problem.code === 'photo_encoding';
  const toast = isBroken ? TOASTS.uploadFailed : TOASTS.startFailed;
  return { ...(BY_CODE[problem.code] ?? toast), text: problem.message };
}
