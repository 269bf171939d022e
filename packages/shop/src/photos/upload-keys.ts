import { sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/database.ts';
import { deleteSome } from '../database/delete-some.ts';

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

/** Ends the keys of the orders that a session may change. */
export async function deleteUploadKeysOfSession(trx: Transaction, tokenHash: string): Promise<void> {
  await query(trx)
    .deleteFrom('upload_keys')
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('grants').select('order_id').where('token_hash', '=', tokenHash).where('level', '=', 'own'),
    )
    .execute();
}

export const deleteOldUploadKeys = (db: Database): Promise<number> =>
  deleteSome(db, 'upload_keys', sql`not ${isLiveUploadKey}`);
