import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { PhotoRow } from '../schema/orders.ts';

/** Says where photos will be stored, before the first is. */
export async function beginUpload(db: Db, prefix: string): Promise<void> {
  await db
    .insertInto('uploads_under_way')
    .values({ prefix })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Nothing is left in the store of an upload. */
export async function forgetUpload(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom('uploads_under_way').where('prefix', '=', prefix).execute();
}

/** An order takes the photos of uploads, in the same transaction. */
export async function adoptUploads(trx: Trx, photos: readonly Pick<PhotoRow, 'object_key'>[]): Promise<void> {
  const keys = photos.map(({ object_key }) => object_key);
  const theirs = sql<boolean>`exists (select from unnest(${keys}::text[]) as key where starts_with(key, prefix))`;
  await trx.deleteFrom('uploads_under_way').where(theirs).execute();
}

/** Uploads that began so long ago that whoever stored them is gone. */
export async function findOrphanedUploads(db: Db, olderThanMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads_under_way')
    .select('prefix')
    .where('begun_at', '<', sql<Date>`now() - ${olderThanMs} * interval '1 millisecond'`)
    .orderBy('begun_at')
    .limit(limit)
    .execute();
  return rows.map(({ prefix }) => prefix);
}
