import { JOB_PHOTOS_FIELD, PHOTO_FIELDS, type PublicOrder } from '@trueseason/contracts';
import { trackPhotos } from '../lib/analytics/order-events.ts';
import { problemOf } from '../lib/api/api.ts';
import { uploadForm } from '../lib/api/upload-form.ts';
import { uploadKey } from '../order/order-key.ts';
import { asOwner } from '../order/ownership.ts';
import { sendablePhoto } from './shrink-photo/sendable-photo.ts';

/** Photos for an order that has none yet, in addition to its own, or instead of them. */
export type UploadKind = 'new' | 'more' | 'replace';

/** Null creates an order. A hosted checkout has a job. */
export type UploadTarget = number | { readonly jobId: string } | null;

export interface SentPhotos {
  readonly id: number | string;
  /** The order, if it has a result. */
  readonly order?: PublicOrder;
  /** The order already had photos, from another tab or an attempt whose response was lost. */
  readonly hadPhotos?: true;
}

/** Sends photos, shrunk where that keeps their colors. @throws ApiError; TypeError without a network */
export async function sendPhotos(
  target: UploadTarget,
  kind: UploadKind,
  photos: readonly File[],
  options: { readonly onProgress?: (sent: number) => void; readonly challengeToken?: string | undefined } = {},
): Promise<SentPhotos> {
  const { onProgress = () => undefined, challengeToken } = options;
  const files = await Promise.all(photos.map(sendablePhoto));
  const namedForm = formOf(files, 'named');
  const repeatedForm = formOf(files, 'repeated');

  const upload = async (): Promise<SentPhotos> => {
    if (target === null) {
      const token = challengeToken && { 'x-challenge-token': challengeToken };
      const headers = { 'idempotency-key': uploadKey.of(files), ...token };
      const { id } = await uploadForm('createGuestOrder', { form: namedForm, headers }, onProgress);
      uploadKey.forget();
      return { id };
    }
    if (typeof target === 'object') {
      await uploadForm('putJobPhotos', { params: target, form: repeatedForm }, onProgress);
      return { id: target.jobId };
    }
    const params = { orderId: target };
    if (kind === 'new') {
      await uploadForm('putOrderPhotos', { params, form: namedForm }, onProgress);
      return { id: target };
    }
    const order = await asOwner(target, () =>
      kind === 'more'
        ? uploadForm('addPhotos', { params, form: repeatedForm }, onProgress)
        : uploadForm('exchangePhotos', { params, form: namedForm }, onProgress),
    );
    return { id: target, order };
  };
  const result = await upload().catch((error: unknown): SentPhotos => {
    if (target === null || problemOf(error) !== 'photos_already_attached') throw error;
    return { id: typeof target === 'object' ? target.jobId : target, hadPhotos: true };
  });
  if (kind === 'new') trackPhotos(result.id, photos.length);
  return result;
}

function formOf(photos: readonly File[], fields: 'named' | 'repeated'): FormData {
  const form = new FormData();
  for (const [i, photo] of photos.entries()) {
    const field = fields === 'named' ? PHOTO_FIELDS[i] : JOB_PHOTOS_FIELD;
    if (field) form.append(field, photo, photo.name);
  }
  return form;
}
