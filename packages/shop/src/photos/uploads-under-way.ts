import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Records the prefix before the first photo is stored. */
export async function beginUpload(db: Db, prefix: string): Promise<void> {
  await db
    .insertInto('uploads_under_way')
    .values({ prefix })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetUpload(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom('uploads_under_way').where('prefix', '=', prefix).execute();
}

/** Uploads older than any running request. */
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
