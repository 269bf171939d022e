import { useMutation, useQueryClient } from '@tanstack/react-query';
import { JOB_PHOTOS_FIELD, PHOTO_COUNT, type PublicOrder, TOASTS } from '@trueseason/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isCanceled, problemOf } from '../../lib/api/reason.ts';
import { photoForm, uploadForm } from '../../lib/api/upload-form.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { fetchOrder, isUnknownOrder, openResult, orderKey } from '../../order/order.ts';
import { asOwner } from '../../order/ownership.ts';
import { pathOf } from '../../order/screen-of.ts';
import { photoLinksKey } from '../photo-links.ts';
import { morePhotos } from '../photo-store.ts';
import { sendable } from '../shrink-photo/sendable-photo.ts';
import { uploadErrorToast } from './upload-error.ts';

/** What photos are to those that an analyzed order has: `more` beside them, or `others` in the place of all. */
export type UploadKind = 'more' | 'others';

/** How many of them the order takes; 0 for none. */
export const roomFor = (kind: UploadKind, { roomForPhotos, photoExchanges }: PublicOrder): number =>
  kind === 'more' ? roomForPhotos : photoExchanges > 0 ? PHOTO_COUNT : 0;

export interface Adding {
  readonly send: (photos: readonly File[]) => void;
  /** How much has left, 0..1, while they are sent. */
  readonly sent: number | null;
}

/** What became of the result. */
function newsOf(before: PublicOrder, after: PublicOrder): string {
  const [was, is] = [openResult(before)?.season, openResult(after)?.season];
  if (!is) return 'Your result now uses all of your photos.';
  return was === is
    ? `With the new photos you’re still ${is}.`
    : `With the new photos you’re ${is}. Before, you were ${was}.`;
}

const NAMES = { more: 'addPhotos', others: 'exchangePhotos' } as const;

async function formOf(kind: UploadKind, photos: readonly File[]): Promise<FormData> {
  const sent = await Promise.all(photos.map(sendable));
  if (kind === 'others') return photoForm(sent);
  const form = new FormData();
  for (const photo of sent) form.append(JOB_PHOTOS_FIELD, photo, photo.name);
  return form;
}

/** Uploads photos to an order that has some, and leads to the result that follows. */
export function useResultPhotos(order: PublicOrder, kind: UploadKind): Adding {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async (photos: readonly File[]) => {
      const form = await formOf(kind, photos);
      try {
        const params = { orderId: order.id };
        return await asOwner(order.id, () => uploadForm(NAMES[kind], { params, form }, setSent));
      } catch (error) {
        // An earlier try arrived, though its answer did not.
        if (problemOf(error) === 'photos_already_attached') return fetchOrder(order.id);
        throw error;
      }
    },
    onSuccess: (after) => {
      morePhotos(order.id).keep([]);
      client.setQueryData(orderKey(order.id), after);
      void client.invalidateQueries({ queryKey: photoLinksKey(order.id) });
      showToast(TOASTS.resultUpdated(newsOf(order, after)));
      navigate(pathOf(after), { replace: true });
    },
    onError: (failure) => {
      if (isCanceled(failure)) return;
      console.error('Adding photos failed:', failure);
      // Deleted on another device: then the screen says so.
      if (isUnknownOrder(failure)) void client.invalidateQueries({ queryKey: orderKey(order.id) });
      showToast({ ...uploadErrorToast(failure), title: TOASTS.uploadFailed.title });
    },
  });
  return {
    send: (photos) => {
      setSent(0);
      mutate(photos);
    },
    sent: isPending || isSuccess ? sent : null,
  };
}
