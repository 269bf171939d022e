import type { PhotoPosition } from '@trueseason/contracts';
import type { Db, Trx } from '../database.ts';
import type { PhotoRow } from '../schema/orders.ts';

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
