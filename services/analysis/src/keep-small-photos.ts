import type { PhotoRow } from '@trueseason/shop/photos';
import { objectKeys } from '@trueseason/shop/storage';
import { removeIfDeleted, type StoredPhotos } from './remove-if-deleted.ts';

/** Stores a display-size copy of each photo, unless they were deleted meanwhile. */
export async function keepSmallPhotos(
  { db, store }: StoredPhotos,
  orderId: number,
  photos: readonly Pick<PhotoRow, 'object_key'>[],
  small: readonly Buffer[],
): Promise<void> {
  const keys = photos.map(({ object_key }) => object_key);
  try {
    for (const [i, key] of keys.entries()) {
      const bytes = small[i];
      if (bytes) await store.put(objectKeys.smallPhoto(key), bytes, 'image/jpeg');
    }
  } finally {
    await removeIfDeleted({ db, store }, orderId, keys);
  }
}
