import { type Database, query } from '../database/database.ts';

export async function findUploadKey(
  db: Database,
  keyHash: string,
): Promise<{ orderId: number; photosHash: string } | undefined> {
  return query(db)
    .selectFrom('upload_keys')
    .select(['order_id as orderId', 'photos_hash as photosHash'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}
