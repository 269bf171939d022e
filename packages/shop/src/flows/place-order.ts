import { CURRENCY, type OrderFlow, PHOTO_COUNT, PRICE_CENTS } from '@trueseason/contracts';
import {
  addGrant,
  heldOrders,
  lockSession,
  ownOrders,
  type RenewedSession,
  renewSessionInTransaction,
} from '../access/index.ts';
import type { BrowserConsent } from '../consent/index.ts';
import type { Database } from '../database/index.ts';
import {
  findOrder,
  findUploadKey,
  newOrderId,
  type OrderRow,
  ordersAmong,
  placedAfter,
  type Transition,
  transact,
  type UploadKey,
} from '../order/index.ts';
import { requested } from '../outbox/index.ts';
import type { NewPhoto } from '../photos/index.ts';
import { analyzeJob } from './analyze-job.ts';
import { insertOrder } from './insert-order.ts';

/** A browser's newest unpaid order of a flow. @param additionalTo accepts only later orders than this */
const findUnfinishedOrder = (
  db: Transition,
  tokenHash: string,
  flow: OrderFlow,
  additionalTo?: number,
): Promise<OrderRow | undefined> =>
  ordersAmong(db, ownOrders(tokenHash))
    .selectAll()
    .where('orders.flow', '=', flow)
    .where('orders.payment', '=', 'unpaid')
    .where('orders.progress', 'in', ['queued', 'files_uploaded'])
    .$if(additionalTo !== undefined, (query) => query.where(placedAfter(heldOrders(tokenHash), additionalTo ?? 0)))
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirst();

/** Null if the key created an order before. @throws if the ID is taken (one in a billion) */
async function placeIn(trx: Transition, flow: OrderFlow, id = newOrderId(), key?: UploadKey) {
  const order = { id, flow, progress: 'queued', amount_cents: PRICE_CENTS, currency: CURRENCY } as const;
  if (!(await insertOrder(trx, order, key))) return null;
  trx.record(id, 'placed');
  return id;
}

export const placeOrder = (db: Database, flow: OrderFlow, id = newOrderId()): Promise<number> =>
  transact(db, async (trx) => {
    await placeIn(trx, flow, id);
    return id;
  });

/** The order that an earlier call with this key and the same content created. Leaked keys are useless without it. */
async function findKeyOrder(db: Database, { keyHash, photosHash }: UploadKey): Promise<number | null> {
  const earlier = await findUploadKey(db, keyHash);
  return earlier?.photosHash === photosHash ? earlier.orderId : null;
}

/**
 * Places an order once for its key: a retry gets the same order, while that has nothing but the call's content. Null if
 * the key belongs to another order.
 */
export async function placeOrderOnce(db: Database, flow: OrderFlow, key: UploadKey): Promise<number | null> {
  const placedId = await transact(db, (trx) => placeIn(trx, flow, newOrderId(), key));
  if (placedId !== null) return placedId;
  const earlierId = await findKeyOrder(db, key);
  const order = earlierId === null ? undefined : await findOrder(db, earlierId);
  const isEmpty =
    order?.payment === 'unpaid' && order.progress === 'queued' && (flow === 'gift' || order.email === null);
  return isEmpty && order.flow === flow ? order.id : null;
}

/** The browser's unpaid order of this kind, or a new one; the same in all tabs. Null without a session or fresh key. */
export async function continueOrPlaceOrder(
  db: Database,
  tokenHash: string,
  { flow, key, additionalTo }: { flow: OrderFlow; key?: UploadKey | undefined; additionalTo?: number | undefined },
): Promise<number | null> {
  return transact(db, async (trx) => {
    if (!(await lockSession(trx, tokenHash))) return null;
    const unfinished = await findUnfinishedOrder(trx, tokenHash, flow, additionalTo);
    if (unfinished) return unfinished.id;
    // A browser that loses its session finds the order by its key.
    const id = await placeIn(trx, flow, newOrderId(), key);
    if (id !== null) await addGrant(trx, tokenHash, id);
    return id;
  });
}

/**
 * Places an order with its stored photos and requests the analysis, atomically. Returns its ID; of an earlier order if
 * the key placed one with the same photos, and null if it did with others.
 * @param terms.consent given before the upload @param terms.session the browser's, which gets access
 */
export async function placeOrderWithPhotos(
  db: Database,
  id: number,
  photos: readonly NewPhoto[],
  {
    key,
    consent = null,
    session,
  }: { key?: UploadKey | undefined; consent?: BrowserConsent | null; session?: RenewedSession } = {},
): Promise<number | null> {
  if (photos.length !== PHOTO_COUNT) throw new Error(`An order has ${PHOTO_COUNT} photos`);
  const isPlaced = await transact(db, async (trx) => {
    const order = {
      id,
      flow: 'analyze_first',
      progress: 'files_uploaded',
      amount_cents: PRICE_CENTS,
      currency: CURRENCY,
    } as const;
    const job = requested(analyzeJob, { orderId: id });
    if (!(await insertOrder(trx, order, key, { photos, consent, job }))) return false;
    if (session) await renewSessionInTransaction(trx, session);
    trx.record(id, 'placed');
    trx.record(id, 'photos_stored', { photos: photos.length });
    return true;
  });
  if (isPlaced) return id;
  return key ? findKeyOrder(db, key) : null;
}
