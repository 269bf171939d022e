import type { Db, Trx } from '../database.ts';
import type { NewPhoto, PhotoRow } from '../schema/orders.ts';
import { useConsent } from './photo-consents.ts';
import { adoptUploads } from './uploads-under-way.ts';

export async function listPhotos(db: Db | Trx, orderId: number): Promise<PhotoRow[]> {
  return db.selectFrom('photos').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

/** @param name the beginning of its SHA-256 */
export async function findPhoto(db: Db, orderId: number, name: string): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('photos')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('sha256', 'like', `${name}%`)
    .executeTakeFirst();
}

/** Adds stored photos to an order under their consent. */
export async function insertPhotos(
  trx: Trx,
  orderId: number,
  photos: readonly NewPhoto[],
  consentId: string | null,
): Promise<void> {
  await trx
    .insertInto('photos')
    .values(photos.map((photo) => ({ ...photo, order_id: orderId })))
    .execute();
  await adoptUploads(trx, photos);
  await useConsent(trx, orderId, consentId, photos.length);
}

/** Removes an order's photos; returns them for deletion from the store. */
export const removePhotos = (trx: Trx, orderId: number): Promise<PhotoRow[]> =>
  trx.deleteFrom('photos').where('order_id', '=', orderId).returningAll().execute();
