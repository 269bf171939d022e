import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TOASTS } from '@trueseason/contracts';
import { useState } from 'react';
import { isCanceled } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { isUnknownOrder, orderKey } from '../../order/order.ts';
import { type Sent, send, type Way } from '../send.ts';
import { needsChallenge, uploadErrorToast } from './upload-error.ts';

export interface Sending {
  /** Sends the photos; with a token once a person has shown that they are one. */
  readonly send: (photos: readonly File[], challengeToken?: string) => void;
  /** How much has left, 0..1, while they are sent. */
  readonly sent: number | null;
  /** Whether the server asks for a person before it takes the photos. */
  readonly challenged: boolean;
}

/** Sends a desk's photos to an order, or as a new one on null, and then follows them. */
export function useSend(orderId: number | null, way: Way, follow: (sent: Sent) => Promise<void> | void): Sending {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ photos, challengeToken }: { photos: readonly File[]; challengeToken?: string | undefined }) =>
      follow(await send(orderId, way, photos, { onProgress: setSent, challengeToken })),
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
    send: (photos, challengeToken) => {
      setSent(0);
      mutate({ photos, challengeToken });
    },
    sent: isPending || isSuccess ? sent : null,
    challenged: needsChallenge(error),
  };
}
