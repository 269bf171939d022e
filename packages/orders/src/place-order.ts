import { randomInt } from 'node:crypto';
import { ORDER_ID_MAX, ORDER_ID_MIN, type OrderFlow, PHOTO_COUNT, PRICE_CENTS } from '@trueseason/contracts';
import {
  type Db,
  findUnfinishedOrder,
  grantOrder,
  insertPhotos,
  lockSession,
  type NewPhoto,
  type Trx,
  takeUploadKey,
  type UploadKey,
} from '@trueseason/db';
import { analyzeJob } from './jobs/analyze.ts';
import { requestJob } from './jobs/job.ts';
import { note, transact } from './order-events.ts';

/** A new ID. Uploads are stored under it before the order exists, so failed uploads leave no order. */
export const newOrderId = (): number => randomInt(ORDER_ID_MIN, ORDER_ID_MAX + 1);

async function placeIn(trx: Trx, flow: OrderFlow, id = newOrderId()): Promise<number> {
  await trx.insertInto('orders').values({ id, flow, amount_cents: PRICE_CENTS }).execute();
  note(trx, id, 'placed');
  return id;
}

/** Places an order without photos. @throws if the ID is taken (one in a billion) */
export const placeOrder = (db: Db, flow: OrderFlow, id?: number): Promise<number> =>
  transact(db, (trx) => placeIn(trx, flow, id));

/**
 * Returns the browser's unpaid order of this kind, or creates one. Concurrent tabs get the same. Null without a live
 * session, or if the key created an order before.
 */
export async function continueOrPlaceOrder(
  db: Db,
  tokenHash: string,
  { flow, key, additionalTo }: { flow: OrderFlow; key?: UploadKey | undefined; additionalTo?: number | undefined },
): Promise<number | null> {
  const placing = transact(db, async (trx) => {
    if (!(await lockSession(trx, tokenHash))) return null;
    const unfinished = await findUnfinishedOrder(trx, tokenHash, flow, additionalTo);
    if (unfinished) return unfinished.id;
    const id = await placeIn(trx, flow);
    await grantOrder(trx, tokenHash, id);
    // A browser that loses its session finds the order by its key.
    if (key && !(await takeUploadKey(trx, id, key))) throw new RepeatedCall();
    return id;
  });
  return unlessRepeated(placing, null);
}

/** The call is a retry: its order exists. */
class RepeatedCall extends Error {}

const unlessRepeated = <Placed, Otherwise>(placing: Promise<Placed>, otherwise: Otherwise) =>
  placing.catch((error: unknown) => {
    if (error instanceof RepeatedCall) return otherwise;
    throw error;
  });

/** Creates an order in a transaction unless its key did before; returns whether it did. */
async function once(db: Db, id: number, key: UploadKey | undefined, make: (trx: Trx) => Promise<unknown>) {
  const making = transact(db, async (trx) => {
    await make(trx);
    if (key && !(await takeUploadKey(trx, id, key))) throw new RepeatedCall();
    return true;
  });
  return unlessRepeated(making, false);
}

/** Places an order without photos; null if its key created one before. */
export async function placeOrderOnce(db: Db, flow: OrderFlow, key: UploadKey): Promise<number | null> {
  const id = newOrderId();
  return (await once(db, id, key, (trx) => placeIn(trx, flow, id))) ? id : null;
}

/**
 * Places an order with its stored photos and requests the analysis, atomically. False if the key created an order
 * before.
 * @param consentId consent given before the upload
 */
export async function placeOrderWithPhotos(
  db: Db,
  id: number,
  photos: readonly NewPhoto[],
  uploadKey?: UploadKey,
  consentId: string | null = null,
): Promise<boolean> {
  if (photos.length !== PHOTO_COUNT) throw new Error(`An order has ${PHOTO_COUNT} photos`);
  return once(db, id, uploadKey, async (trx) => {
    await trx
      .insertInto('orders')
      .values({ id, flow: 'analyze_first', progress: 'files_uploaded', amount_cents: PRICE_CENTS })
      .execute();
    await insertPhotos(trx, id, photos, consentId);
    await requestJob(trx, analyzeJob, { orderId: id });
    note(trx, id, 'placed');
    note(trx, id, 'photos_stored');
  });
}
