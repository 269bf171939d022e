import type { Db } from '../database/database.ts';

export async function findUploadKey(
  db: Db,
  keyHash: string,
): Promise<{ orderId: number; photosHash: string } | undefined> {
  return db
    .selectFrom('upload_keys')
    .select(['order_id as orderId', 'photos_hash as photosHash'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}
