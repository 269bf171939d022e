import type { Db, Trx } from '../database.ts';
import type { UploadKey } from '../schema/uploads.ts';

/** Claims a key for an order; false if taken. Waits for a concurrent claim. */
export async function takeUploadKey(trx: Trx, orderId: number, { keyHash, photosHash }: UploadKey): Promise<boolean> {
  const taken = await trx
    .insertInto('upload_keys')
    .values({ key_hash: keyHash, order_id: orderId, photos_hash: photosHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

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
