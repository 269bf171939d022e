import type { PhotoPosition } from '@trueseason/contracts';
import type { Db, Trx } from '../database.ts';
import type { PhotoRow, SealedText } from '../schema/orders.ts';

export async function listPhotos(db: Db | Trx, orderId: number): Promise<PhotoRow[]> {
  return db.selectFrom('photos').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

export async function findPhoto(db: Db, orderId: number, position: number): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('photos')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('position', '=', position as PhotoPosition)
    .executeTakeFirst();
}

/** Puts the sealed outlines of a photo in the place of what was not sealed; one that was replaced meanwhile keeps its own. */
export async function replaceOutlines(db: Db, photo: PhotoRow, outlines: SealedText): Promise<void> {
  await db
    .updateTable('photos')
    .set({ outlines: JSON.stringify(outlines) })
    .where('order_id', '=', photo.order_id)
    .where('object_key', '=', photo.object_key)
    .execute();
}
