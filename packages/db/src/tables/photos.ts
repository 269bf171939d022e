import type { PhotoMark, PhotoMediaType, PhotoPosition } from '@trueseason/contracts';
import type { Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';

export interface PhotosTable {
  order_id: number;
  position: PhotoPosition;
  object_key: string;
  media_type: PhotoMediaType;
  bytes: number;
  sha256: string;
  /** Where which color was read; null until the photo is measured. */
  outlines: JSONColumnType<PhotoMark[]> | null;
  created_at: Generated<Date>;
}
export type PhotoRow = Selectable<PhotosTable>;
export type NewPhoto = Omit<Insertable<PhotosTable>, 'order_id' | 'outlines'>;

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
