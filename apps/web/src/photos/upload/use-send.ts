import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemCode, TOASTS, type Toast } from '@trueseason/contracts';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api.ts';
import { isCanceled, problemOf } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { isUnknownOrder, orderKey } from '../../order/order.ts';
import { type Sent, send, type Way } from '../send.ts';

export type Sending = ReturnType<typeof useSend>;

/** Sends a desk's photos to an order, or as a new one on null, and then follows them. */
export function useSend(orderId: number | null, way: Way, follow: (sent: Sent) => Promise<void>) {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ photos, token }: { photos: readonly File[]; token?: string | undefined }) =>
      follow(await send(orderId, way, photos, { onProgress: setSent, challengeToken: token })),
    onMutate: () => setSent(0),
    onError: (failure) => {
      if (isCanceled(failure)) return;
      console.error('Sending photos failed:', failure);
      // Deleted on another device: then what the screen says of the order is not true any more.
      if (orderId !== null && isUnknownOrder(failure)) void client.invalidateQueries({ queryKey: orderKey(orderId) });
      if (needsChallenge(failure)) return;
      const toast = uploadErrorToast(failure);
      showToast(way === 'new' ? toast : { ...toast, title: TOASTS.uploadFailed.title });
    },
  });
  return {
    /** Sends the photos; with a token once a person has shown that they are one. */
    send: (photos: readonly File[], token?: string) => mutate({ photos, token }),
    /** How much has left, 0..1, while they are sent. */
    sent: isPending || isSuccess ? sent : null,
    /** Whether the server asks for a person before it takes the photos. */
    challenged: needsChallenge(error),
  };
}

const needsChallenge = (error: unknown): boolean => problemOf(error) === 'challenge_required';

const BY_CODE: Partial<Record<ProblemCode, Toast>> = {
  not_enough_photos: TOASTS.notEnoughPhotos,
  too_many_photos: TOASTS.maximumFiles,
  photo_too_large: TOASTS.fileTooLarge,
  photo_type: TOASTS.invalidFileType,
};

/** The photos arrived and cannot be measured, so the order’s result stays. The message is the server’s. */
export class UnmeasuredError extends Error {
  override name = 'UnmeasuredError';
}

/** What to say when the photos did not arrive, or what the server minded. */
export function uploadErrorToast(error: unknown): Toast {
  if (error instanceof UnmeasuredError) return { ...TOASTS.uploadFailed, text: error.message };
  if (!(error instanceof ApiError)) return TOASTS.uploadFailed;
  const { problem } = error;
  if (!problem) return TOASTS.startFailed;
  const isBroken = problem.code === 'photo_damaged' || problem.code === 'photo_encoding';
  const toast = isBroken ? TOASTS.uploadFailed : TOASTS.startFailed;
  return BY_CODE[problem.code] ?? { ...toast, text: problem.message };
}
