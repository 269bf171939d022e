import type { Generated } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** Which order a call made, so that its repetition makes no second one; `photos_hash` is of what photos came with it. */
export interface UploadKeysTable {
  key_hash: string;
  order_id: number;
  photos_hash: string;
  created_at: Generated<Date>;
}
export interface UploadKey {
  readonly keyHash: string;
  readonly photosHash: string;
}

/** Takes a key for an order; false when an order has it. Waits for a transaction that is taking it. */
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
