import { PHOTO_COUNT } from '@trueseason/contracts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { send } from '../../photos/send.ts';

/** The device no longer holds three photos. */
export class MissingPhotosError extends Error {
  override name = 'MissingPhotosError';
}

/** The photos did not reach the order: nothing has been paid yet. */
export class PhotosNotUploadedError extends Error {
  override name = 'PhotosNotUploadedError';
}

/** The order was paid in another tab, so its photos stay. */
export class PaidMeanwhileError extends Error {
  override name = 'PaidMeanwhileError';
}

/** @throws MissingPhotosError */
export async function requirePhotos(): Promise<readonly File[]> {
  const photos = await orderPhotos.load();
  if (photos.length < PHOTO_COUNT) throw new MissingPhotosError();
  return photos;
}

/** Uploads the chosen photos to an unpaid order, in place of any it had. @throws one of the errors above */
export async function uploadPhotos(orderId: number): Promise<void> {
  const photos = await requirePhotos();
  const { had } = await send(orderId, 'new', photos).catch((cause: unknown) => {
    throw new PhotosNotUploadedError('The photos were not taken.', { cause });
  });
  if (had) throw new PaidMeanwhileError();
}
