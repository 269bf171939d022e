import { sql } from 'kysely';
import { type Database, query } from '../database/database.ts';

/** Records the prefix before the first photo is stored. */
export async function beginUpload(db: Database, prefix: string): Promise<void> {
  await query(db)
    .insertInto('uploads_under_way')
    .values({ prefix })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function recordUploadRemoved(db: Database, prefix: string): Promise<void> {
  await query(db).deleteFrom('uploads_under_way').where('prefix', '=', prefix).execute();
}

/** Uploads older than any running request. */
export async function findOrphanedUploads(db: Database, olderThanMs: number, limit: number): Promise<string[]> {
  const rows = await query(db)
    .selectFrom('uploads_under_way')
    .select('prefix')
    .where('begun_at', '<', sql<Date>`now() - ${olderThanMs} * interval '1 millisecond'`)
    .orderBy('begun_at')
    .limit(limit)
    .execute();
  return rows.map(({ prefix }) => prefix);
}
