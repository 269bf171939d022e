import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { type ObjectStore, objectKeys } from '../storage/index.ts';
import { query } from './tables.ts';

/** Records the prefix before the first photo is stored. */
export async function beginUpload(db: Database, prefix: string): Promise<void> {
  await query(db)
    .insertInto('uploads_under_way')
    .values({ prefix })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes an upload or, by its key, one photo of it, and the record that they are left over. */
export async function removeUpload(
  { db, store }: { readonly db: Database; readonly store: Pick<ObjectStore, 'delete' | 'deletePrefix'> },
  prefix: string,
): Promise<void> {
  if (prefix.endsWith('/')) await store.deletePrefix(prefix);
  else for (const key of objectKeys.ofPhoto(prefix)) await store.delete(key);
  await query(db).deleteFrom('uploads_under_way').where('prefix', '=', prefix).execute();
}

/** Uploads, and single photos left out, older than any running request. */
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

/** Marks an erased order's prefix for cleanup: a running worker or upload may still store something there. */
export async function abandonUploads(trx: Transaction, prefix: string): Promise<void> {
  await query(trx).deleteFrom('uploads_under_way').where(sql<boolean>`starts_with(prefix, ${prefix})`).execute();
  await query(trx).insertInto('uploads_under_way').values({ prefix }).execute();
}
