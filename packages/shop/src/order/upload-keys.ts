import { type RawBuilder, sql } from 'kysely';
import { type Database, deleteSome, type Transaction } from '../database/index.ts';
import { query } from './tables.ts';

/**
 * A key finds its order for a day, until that is paid; then it is free for another. Signing out ends it, too. The order
 * of another call's key may not be visible yet: it lives.
 */
export const isLiveUploadKey = sql<boolean>`(upload_keys.created_at > now() - interval '1 day'
  and not exists (select from orders where orders.id = upload_keys.order_id and orders.payment <> 'unpaid'))`;

export async function findUploadKey(
  db: Database,
  keyHash: string,
): Promise<{ orderId: number; photosHash: string } | undefined> {
  return query(db)
    .selectFrom('upload_keys')
    .select(['order_id as orderId', 'photos_hash as photosHash'])
    .where('key_hash', '=', keyHash)
    .where(isLiveUploadKey)
    .executeTakeFirst();
}

/** Ends the keys of these orders. @param ids a statement of order numbers */
export async function deleteUploadKeysOf(trx: Transaction, ids: RawBuilder<unknown>): Promise<void> {
  await query(trx).deleteFrom('upload_keys').where(sql<boolean>`order_id in ${ids}`).execute();
}

export const deleteOldUploadKeys = (db: Database): Promise<number> =>
  deleteSome(db, 'upload_keys', sql`not ${isLiveUploadKey}`);
