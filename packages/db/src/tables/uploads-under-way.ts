import { type Generated, sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** Where in the store an upload puts photos that no order has yet. */
export interface UploadsUnderWayTable {
  prefix: string;
  begun_at: Generated<Date>;
}

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

/** An order takes the photos of an upload, in the same transaction. */
export async function adoptUpload(trx: Trx, objectKey: string): Promise<void> {
  await trx.deleteFrom('uploads_under_way').where(sql<boolean>`starts_with(${objectKey}, prefix)`).execute();
}

/** Uploads that began so long ago that whoever stored them is gone. */
export async function findStrayUploads(db: Db, olderThanMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads_under_way')
    .select('prefix')
    .where('begun_at', '<', sql<Date>`now() - ${olderThanMs} * interval '1 millisecond'`)
    .orderBy('begun_at')
    .limit(limit)
    .execute();
  return rows.map(({ prefix }) => prefix);
}
