import { PHOTO_COUNT } from '@trueseason/contracts';
import { trackPhotos } from '../../lib/analytics/order-events.ts';
import { call } from '../../lib/api/api.ts';
import { photoForm } from '../../lib/api/upload-form.ts';
import { orderPhotos } from '../../photos/photo-store.ts';

/** The device no longer holds three photos. */
export class MissingPhotosError extends Error {
  override name = 'MissingPhotosError';
}

/** The photos did not reach the order: nothing has been paid yet. */
export class PhotosNotUploadedError extends Error {
  override name = 'PhotosNotUploadedError';
}

/** @throws MissingPhotosError */
export async function requirePhotos(): Promise<readonly File[]> {
  const photos = await orderPhotos.load();
  if (photos.length < PHOTO_COUNT) throw new MissingPhotosError();
  return photos;
}

/** Uploads the chosen photos to an unpaid order, in place of any that it had. @throws PhotosNotUploadedError */
export async function uploadPhotos(orderId: number): Promise<void> {
  const photos = await requirePhotos();
  try {
    await call('putOrderPhotos', { params: { orderId }, form: photoForm(photos) });
  } catch (error) {
    throw new PhotosNotUploadedError('The photos were not taken.', { cause: error });
  }
  trackPhotos(orderId, photos.length);
}
