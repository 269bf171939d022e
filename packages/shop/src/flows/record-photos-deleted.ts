import { forgetProposedOutlines } from '../analysis/index.ts';
import type { Database } from '../database/index.ts';
import { deleteOrderKeys } from '../encryption/index.ts';
import { requestDeletionReceipt } from '../mail/index.ts';
import { lockOrder, setPhotosDeleted, transact } from '../order/index.ts';
import { deletePhotoRows, listAllPhotos } from '../photos/index.ts';

export interface PhotosDeleted {
  /** If requested by the customer. */
  readonly receipt: boolean;
  /** Only these; photos uploaded meanwhile stay. */
  readonly only?: readonly string[];
}

/** Records that an order's photos are deleted from the store. */
export async function recordPhotosDeleted(db: Database, orderId: number, options: PhotosDeleted): Promise<void> {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return;
    const photos = await listAllPhotos(trx, orderId);
    const deletedKeys = photos.map((photo) => photo.object_key).filter((key) => options.only?.includes(key) ?? true);
    await deletePhotoRows(trx, orderId, deletedKeys);
    if (deletedKeys.length < photos.length) return;
    await deleteOrderKeys(trx, orderId, ['photos']);
    await forgetProposedOutlines(trx, orderId);
    await setPhotosDeleted(trx, orderId, photos.length === 0);
    if (photos.length > 0) trx.record(orderId, 'photos_deleted');
    if (options.receipt && photos.length > 0) await requestDeletionReceipt(trx, orderId);
  });
}
