import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { NewPhoto, PhotoRow } from '../schema/orders.ts';
import { type BrowserConsent, selectConsent } from './photo-consents.ts';

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

/** Adds stored photos to an order under their browser's consent, in one statement: customers wait for it. */
export async function insertPhotos(
  trx: Trx,
  orderId: number,
  photos: readonly NewPhoto[],
  consent: BrowserConsent | null,
): Promise<void> {
  await sql`/* insert-photos */
    with placed as (select ${orderId}::bigint as id), ${storing(trx, photos, consent)} select`.execute(trx);
}

/** CTEs that store photos for the order in the CTE `placed`, if it has one. */
export function storing(trx: Trx, photos: readonly NewPhoto[], consent: BrowserConsent | null): RawBuilder<unknown> {
  const column = (name: keyof NewPhoto) => photos.map((photo) => photo[name]);
  const keys = column('object_key');
  return sql`
    stored as (
      insert into photos (order_id, position, object_key, media_type, bytes, sha256)
      select placed.id, photo.* from placed, unnest(
        ${column('position')}::int[], ${keys}::text[], ${column('media_type')}::text[], ${column('bytes')}::int[],
        ${column('sha256')}::text[]
      ) as photo
    ), adopted as (
      delete from uploads_under_way where exists (select from placed)
        and exists (select from unnest(${keys}::text[]) as key where starts_with(key, prefix))
    ), consent as (${selectConsent(trx, consent)}), used as (
      -- One row per upload.
      insert into consent_uses (order_id, consent_id, photos)
      select placed.id, consent.id, ${photos.length}::int from placed, consent
    ), agreed as (
      insert into order_consents (order_id, consent_id) select placed.id, consent.id from placed, consent
      on conflict (order_id, consent_id) do update set used_at = clock_timestamp()
    )`;
}

/** Removes an order's photos; returns them for deletion from the store. */
export const removePhotos = (trx: Trx, orderId: number): Promise<PhotoRow[]> =>
  trx.deleteFrom('photos').where('order_id', '=', orderId).returningAll().execute();
