import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProblemCode } from '@trueseason/contracts';
import { useState } from 'react';
import { ApiError, isCanceled, problemOf } from '../../lib/api/api.ts';
import { TOASTS, type Toast } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { isUnknownOrder, orderKey } from '../../order/order.ts';
import { type SentPhotos, sendPhotos, type UploadKind } from '../send-photos.ts';

export type Sending = ReturnType<typeof useSend>;

/** Sends photos to an order, or on null to a new one, then calls `onSent`. */
export function useSend(orderId: number | null, kind: UploadKind, onSent: (sent: SentPhotos) => Promise<void>) {
  const client = useQueryClient();
  const [sentShare, setSentShare] = useState(0);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async ({ photos, token }: { photos: readonly File[]; token?: string | undefined }) =>
      onSent(await sendPhotos(orderId, kind, photos, { onProgress: setSentShare, challengeToken: token })),
    onMutate: () => setSentShare(0),
    onError: (failure) => {
      if (isCanceled(failure)) return;
      console.error('Sending photos failed:', failure);
      // Deleted on another device, which the screen must show.
      if (orderId !== null && isUnknownOrder(failure)) void client.invalidateQueries({ queryKey: orderKey(orderId) });
      if (needsChallenge(failure)) return;
      const toast = uploadErrorToast(failure);
      showToast(kind === 'new' ? toast : { ...toast, title: TOASTS.uploadFailed.title });
    },
  });
  return {
    /** @param token from a solved challenge */
    send: (photos: readonly File[], token?: string) => mutate({ photos, token }),
    /** The sent share, 0..1; null while not sending. */
    sent: isPending || isSuccess ? sentShare : null,
    challenged: needsChallenge(error),
    isSuccess,
    /** Allows sending again after a success. */
    reset,
  };
}

const needsChallenge = (error: unknown): boolean => problemOf(error) === 'challenge_required';

const TOAST_BY_CODE: Partial<Record<ProblemCode, Toast>> = {
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
  return { ...(TOAST_BY_CODE[problem.code] ?? toast), text: problem.message };
}
