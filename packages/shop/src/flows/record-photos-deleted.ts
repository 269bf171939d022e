import { type Database, query } from '../database/index.ts';
import { deleteOrderKeys } from '../encryption/index.ts';
import { requestDeletionReceipt } from '../mail/index.ts';
import { lockOrder, transact } from '../order/index.ts';
import { listAllPhotos } from '../photos/index.ts';

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
    if (deletedKeys.length > 0) {
      await query(trx)
        .deleteFrom('photos')
        .where('order_id', '=', orderId)
        .where('object_key', 'in', deletedKeys)
        .execute();
    }
    if (deletedKeys.length < photos.length) return;
    await deleteOrderKeys(trx, orderId, ['photos']);
    await query(trx).updateTable('proposals').set({ outlines: null }).where('order_id', '=', orderId).execute();
    await query(trx)
      .updateTable('orders')
      .set({ photos_deleted_at: (eb) => eb.fn<Date>('now') })
      .where('id', '=', orderId)
      .$if(photos.length === 0, (query) => query.where('photos_deleted_at', 'is', null))
      .execute();
    if (photos.length > 0) trx.record(orderId, 'photos_deleted');
    if (options.receipt && photos.length > 0) await requestDeletionReceipt(trx, orderId);
  });
}
