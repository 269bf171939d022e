import { randomInt } from 'node:crypto';
import { ORDER_ID_MAX, ORDER_ID_MIN, PHOTO_COUNT, PRICE_CENTS } from '@trueseason/contracts';
import {
  addToOutbox,
  adoptUpload,
  type Db,
  findUnfinishedOrder,
  grantOrder,
  lockSession,
  type NewPhoto,
  type OrderFlow,
  type Trx,
  takeUploadKey,
  type UploadKey,
} from '@trueseason/db';

/** An id nobody has. Uploads are stored under it before the order exists, so a failed upload leaves no order. */
export const newOrderId = (): number => randomInt(ORDER_ID_MIN, ORDER_ID_MAX + 1);

/** Places an order whose photos come later. @throws when the id is taken (one in a billion: ask again). */
export async function placeOrder(db: Db | Trx, flow: OrderFlow, id = newOrderId()): Promise<number> {
  await db.insertInto('orders').values({ id, flow, amount_cents: PRICE_CENTS }).execute();
  return id;
}

/**
 * The order that a browser began this way and has not paid, else a new one that it holds. Tabs that ask at
 * once take turns and get the same. Null without a live session.
 */
export async function continueOrPlaceOrder(db: Db, tokenHash: string, flow: OrderFlow): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockSession(trx, tokenHash))) return null;
    const unfinished = await findUnfinishedOrder(trx, tokenHash, flow);
    if (unfinished) return unfinished.id;
    const id = await placeOrder(trx, flow);
    await grantOrder(trx, tokenHash, id);
    return id;
  });
}

/** The upload was repeated: an order was made from it before. */
class RepeatedUpload extends Error {}

/**
 * Places an order together with its stored photos and asks for the analysis, all or nothing.
 * False, and nothing placed, when the upload's key made an order before.
 */
export async function placeOrderWithPhotos(
  db: Db,
  id: number,
  photos: readonly NewPhoto[],
  uploadKey?: UploadKey,
): Promise<boolean> {
  if (photos.length !== PHOTO_COUNT) throw new Error(`An order has ${PHOTO_COUNT} photos`);
  const placing = db.transaction().execute(async (trx) => {
    await trx
      .insertInto('orders')
      .values({ id, flow: 'analyze_first', progress: 'files_uploaded', amount_cents: PRICE_CENTS })
      .execute();
    if (uploadKey && !(await takeUploadKey(trx, id, uploadKey))) throw new RepeatedUpload();
    await trx
      .insertInto('photos')
      .values(photos.map((photo) => ({ ...photo, order_id: id })))
      .execute();
    for (const { object_key } of photos) await adoptUpload(trx, object_key);
    await addToOutbox(trx, 'analyze', { orderId: id });
    return true;
  });
  return placing.catch((error) => {
    if (error instanceof RepeatedUpload) return false;
    throw error;
  });
}
