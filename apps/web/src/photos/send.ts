import { JOB_PHOTOS_FIELD, PHOTO_FIELDS, type PublicOrder } from '@trueseason/contracts';
import { trackPhotos } from '../lib/analytics/order-events.ts';
import { problemOf } from '../lib/api/api.ts';
import { uploadForm } from '../lib/api/upload-form.ts';
import { uploadKey } from '../order/order-key.ts';
import { asOwner } from '../order/ownership.ts';
import { sendable } from './shrink-photo/sendable-photo.ts';

/** Photos for an order that has none yet, in addition to its own, or instead of them. */
export type Way = 'new' | 'more' | 'replace';

/** Null creates an order. A hosted checkout has a job. */
export type Receiver = number | { readonly jobId: string } | null;

export interface Sent {
  readonly id: number | string;
  /** The order, if it has a result. */
  readonly order?: PublicOrder;
  /** The order already had photos, from another tab or an attempt whose response was lost. */
  readonly had?: true;
}

/** Sends photos, shrunk where that keeps their colors. @throws ApiError; TypeError without a network */
export async function send(
  to: Receiver,
  way: Way,
  photos: readonly File[],
  options: { readonly onProgress?: (sent: number) => void; readonly challengeToken?: string | undefined } = {},
): Promise<Sent> {
  const { onProgress = () => undefined, challengeToken } = options;
  const files = await Promise.all(photos.map(sendable));
  const [named, repeated] = [formOf(files, 'named'), formOf(files, 'repeated')];

  const upload = async (): Promise<Sent> => {
    if (to === null) {
      const token = challengeToken && { 'x-challenge-token': challengeToken };
      const headers = { 'idempotency-key': uploadKey.of(files), ...token };
      const { id } = await uploadForm('createGuestOrder', { form: named, headers }, onProgress);
      uploadKey.forget();
      return { id };
    }
    if (typeof to === 'object') {
      await uploadForm('putJobPhotos', { params: to, form: repeated }, onProgress);
      return { id: to.jobId };
    }
    const params = { orderId: to };
    if (way === 'new') {
      await uploadForm('putOrderPhotos', { params, form: named }, onProgress);
      return { id: to };
    }
    const order = await asOwner(to, () =>
      way === 'more'
        ? uploadForm('addPhotos', { params, form: repeated }, onProgress)
        : uploadForm('exchangePhotos', { params, form: named }, onProgress),
    );
    return { id: to, order };
  };
  const sent = await upload().catch((error: unknown): Sent => {
    if (to === null || problemOf(error) !== 'photos_already_attached') throw error;
    return { id: typeof to === 'object' ? to.jobId : to, had: true };
  });
  if (way === 'new') trackPhotos(sent.id, photos.length);
  return sent;
}

function formOf(photos: readonly File[], fields: 'named' | 'repeated'): FormData {
  const form = new FormData();
  for (const [i, photo] of photos.entries()) {
    const field = fields === 'named' ? PHOTO_FIELDS[i] : JOB_PHOTOS_FIELD;
    if (field) form.append(field, photo, photo.name);
  }
  return form;
}
