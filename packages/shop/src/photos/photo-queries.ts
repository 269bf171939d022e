import { type RawBuilder, sql } from 'kysely';
import { agreeing, type BrowserConsent } from '../consent/index.ts';
import type { Database, Transaction } from '../database/index.ts';
import type { SealedText } from '../encryption/index.ts';
import type { NewPhoto, PhotoRow } from './photos-table.ts';
import { query } from './tables.ts';

/** All photos, unmeasured ones last. */
export async function listAllPhotos(db: Database | Transaction, orderId: number): Promise<PhotoRow[]> {
  return query(db)
    .selectFrom('photos')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('pending')
    .orderBy('position')
    .execute();
}

export const hasPhotos = async (db: Database, orderId: number): Promise<boolean> =>
  (await query(db).selectFrom('photos').select('position').where('order_id', '=', orderId).executeTakeFirst()) !==
  undefined;

/** Photos of the result, or of the first analysis. */
export const listPhotos = async (db: Database | Transaction, orderId: number): Promise<PhotoRow[]> =>
  (await listAllPhotos(db, orderId)).filter(({ pending }) => !pending);

/** @param name the beginning of its SHA-256 */
export async function findPhoto(db: Database, orderId: number, name: string): Promise<PhotoRow | undefined> {
  return query(db)
    .selectFrom('photos')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('sha256', 'like', `${name}%`)
    .where('pending', '=', false)
    .executeTakeFirst();
}

/** Adds stored photos under their browser's consent, in one statement, as customers wait. */
export async function insertPhotos(
  trx: Transaction,
  orderId: number,
  photos: readonly NewPhoto[],
  consent: BrowserConsent | null,
  pending = false,
): Promise<void> {
  await sql`/* insert-photos */
    with placed as (select ${orderId}::bigint as id), ${storing(photos, pending)}, ${agreeing(trx, consent, photos.length)}
    select`.execute(query(trx));
}

/** CTEs that store photos for the order in the CTE `placed`, if any. */
export function storing(photos: readonly NewPhoto[], pending = false): RawBuilder<unknown> {
  const column = (name: keyof NewPhoto) => photos.map((photo) => photo[name]);
  const keys = column('object_key');
  return sql`
    stored as (
      insert into photos (order_id, pending, position, object_key, media_type, bytes, sha256, capture)
      select placed.id, ${pending}::boolean, photo.* from placed, unnest(
        ${column('position')}::int[], ${keys}::text[], ${column('media_type')}::text[], ${column('bytes')}::int[],
        ${column('sha256')}::text[], ${photos.map(({ capture }) => capture ?? 'file')}::text[]
      ) as photo
    ), adopted as (
      delete from uploads_under_way where exists (select from placed)
        and exists (select from unnest(${keys}::text[]) as key where starts_with(key, prefix))
    )`;
}

/** Removes an order's photos; returns them for deletion from the store. */
export const removePhotos = (trx: Transaction, orderId: number): Promise<PhotoRow[]> =>
  query(trx).deleteFrom('photos').where('order_id', '=', orderId).returningAll().execute();

/** Removes photos that are left out, and leaves their objects for cleanup. */
export async function removeLeftOut(trx: Transaction, orderId: number, positions: readonly number[]): Promise<void> {
  await sql`
    with dropped as (
      delete from photos where order_id = ${orderId} and position = any(${[...positions]}::int[]) returning object_key
    ) insert into uploads_under_way (prefix) select object_key from dropped on conflict do nothing`.execute(query(trx));
}

/** Removes pending or other photos of an analyzed order; their objects are left for cleanup, like an ended upload's. */
export async function discardPhotoRows(
  trx: Transaction,
  orderId: number,
  kind: Pick<PhotoRow, 'pending'>,
): Promise<number> {
  const { rows } = await sql`
    with dropped as (
      delete from photos where order_id = ${orderId} and pending = ${kind.pending} returning object_key
    ), left_over as (
      insert into uploads_under_way (prefix)
      select distinct regexp_replace(object_key, '[^/]*$', '') from dropped on conflict do nothing
    ) select from dropped`.execute(query(trx));
  return rows.length;
}

/** Stores the outlines of the measured photos, in order. */
export async function storeOutlines(
  trx: Transaction,
  orderId: number,
  outlines: readonly (SealedText | readonly never[])[],
): Promise<void> {
  for (const photo of await listPhotos(trx, orderId)) {
    await query(trx)
      .updateTable('photos')
      .set({ outlines: JSON.stringify(outlines[photo.position - 1] ?? []) })
      .where('order_id', '=', orderId)
      .where('position', '=', photo.position)
      .execute();
  }
}

/** The result was made with the pending photos. */
export async function placePending(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).updateTable('photos').set({ pending: false }).where('order_id', '=', orderId).execute();
}

/** Deletes the rows of photos by their object keys. */
export async function deletePhotoRows(trx: Transaction, orderId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await query(trx).deleteFrom('photos').where('order_id', '=', orderId).where('object_key', 'in', keys).execute();
}
