import { sql } from 'kysely';
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
  const keys = photos.map(({ object_key }) => object_key);
  const theirs = sql<boolean>`exists (select from unnest(${keys}::text[]) as key where starts_with(key, prefix))`;
  await trx
    .with('stored', (cte) => cte.insertInto('photos').values(photos.map((photo) => ({ ...photo, order_id: orderId }))))
    .with('adopted', (cte) => cte.deleteFrom('uploads_under_way').where(theirs))
    .with('consent', (cte) => selectConsent(cte, consent))
    // One row per upload.
    .with('used', (cte) =>
      cte
        .insertInto('consent_uses')
        .columns(['order_id', 'consent_id', 'photos'])
        .expression((eb) =>
          eb.selectFrom('consent').select([eb.val(orderId).as('order_id'), 'id', eb.val(photos.length).as('photos')]),
        ),
    )
    .insertInto('order_consents')
    .columns(['order_id', 'consent_id'])
    .expression((eb) => eb.selectFrom('consent').select([eb.val(orderId).as('order_id'), 'id']))
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'consent_id']).doUpdateSet({ used_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** Removes an order's photos; returns them for deletion from the store. */
export const removePhotos = (trx: Trx, orderId: number): Promise<PhotoRow[]> =>
  trx.deleteFrom('photos').where('order_id', '=', orderId).returningAll().execute();
