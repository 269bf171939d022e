import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answers, PHOTO_COUNT, TOASTS } from '@trueseason/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackPhotos } from '../../lib/analytics/order-events.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { isUnknownOrder, orderKey } from '../../order/order.ts';
import { forgetAdvice } from '../remembered-advice.ts';
import { hasPhotos, needsChallenge, uploadErrorToast } from './upload-error.ts';
import { uploadOrder } from './upload-order.ts';

export interface Sending {
  /** Sends the photos; with a token once a person has shown that they are one. */
  readonly send: (photos: readonly File[], answers: Answers, challengeToken?: string) => void;
  /** How much has left, 0..1, while they are sent. */
  readonly sent: number | null;
  /** Whether the server asks for a person before it takes the photos. */
  readonly challenged: boolean;
}

/** Uploads photos to a paid order that waits for them, or makes a new order of them, and leads on. */
export function useUpload(orderId: number | null): Sending {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const follow = (id: number): void => {
    forgetAdvice();
    navigate(orderId === null ? paths.analyzing : paths.processing(id), { state: { justUploaded: true } });
  };
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: uploadOrder,
    onSuccess: (id, { chosen }) => {
      trackPhotos(id, chosen.length);
      follow(id);
    },
    onError: (failure) => {
      console.error('Upload failed:', failure);
      if (orderId !== null && hasPhotos(failure)) follow(orderId);
      else if (!needsChallenge(failure)) showToast(uploadErrorToast(failure));
      // Deleted on another device: then what the screen says of the order is not true any more.
      if (orderId !== null && isUnknownOrder(failure)) void client.invalidateQueries({ queryKey: orderKey(orderId) });
    },
  });
  return {
    send: (chosen, answers, challengeToken) => {
      if (chosen.length < PHOTO_COUNT) return showToast(TOASTS.notEnoughPhotos);
      setSent(0);
      mutate({ chosen, answers, orderId, onProgress: setSent, challengeToken });
    },
    sent: isPending || isSuccess ? sent : null,
    challenged: needsChallenge(error),
  };
}
