import type { Db, Trx } from '../database.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { UploadKey } from '../schema/uploads.ts';

/** Inserts an order and claims its key; false if the key is taken. Waits for a concurrent claim. */
export async function insertOrderOnce(
  trx: Trx,
  { id, flow, progress, amount_cents }: Pick<OrderRow, 'id' | 'flow' | 'progress' | 'amount_cents'>,
  { keyHash, photosHash }: UploadKey,
): Promise<boolean> {
  const inserted = await trx
    .with('claimed', (cte) =>
      cte
        .insertInto('upload_keys')
        .values({ key_hash: keyHash, order_id: id, photos_hash: photosHash })
        .onConflict((conflict) => conflict.doNothing())
        .returning('order_id'),
    )
    .insertInto('orders')
    .columns(['id', 'flow', 'progress', 'amount_cents'])
    .expression((eb) =>
      eb
        .selectFrom('claimed')
        .select([
          'order_id',
          eb.val(flow).as('flow'),
          eb.val(progress).as('progress'),
          eb.val(amount_cents).as('amount'),
        ]),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
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
