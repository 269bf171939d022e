import { isCompleted, MOST_EXCHANGES, MOST_PHOTOS, PHOTO_COUNT } from '@trueseason/contracts';
import { morePhotosHelp } from '../analysis/analysis-queries.ts';
import { requestRound } from '../analysis/request-round.ts';
import type { BrowserConsent } from '../consent/photo-consents.ts';
import type { Database, Transaction } from '../database/database.ts';
import { lockOrder } from '../order/order-queries.ts';
import type { OrderRow } from '../order/orders-table.ts';
import { transact } from '../order/transition.ts';
import { insertPhotos, listAllPhotos } from './photo-queries.ts';
import type { NewPhoto } from './photos-table.ts';

/** Free photos an order still takes to improve its result, before or after payment. */
export async function roomForPhotos(db: Database | Transaction, { id, progress, payment }: OrderRow): Promise<number> {
  if (progress !== 'analyzed' || payment === 'refunded' || payment === 'disputed') return 0;
  if (!(await morePhotosHelp(db, id))) return 0;
  const held = await listAllPhotos(db, id);
  // All photos are measured together: none can be added after a deletion, or while others are pending.
  return held.length < PHOTO_COUNT || held.some(({ pending }) => pending) ? 0 : MOST_PHOTOS - held.length;
}

/** Remaining exchanges if the photos `differ` like several people's, or others were requested. */
export async function exchangesLeft(db: Database | Transaction, order: OrderRow, differ: boolean): Promise<number> {
  if (!isCompleted(order) || !(differ || order.photos_asked_at)) return 0;
  const held = await listAllPhotos(db, order.id);
  if (held.some(({ pending }) => pending)) return 0;
  if (order.photos_asked_at) return 1;
  // Deleted, expired or never kept.
  return held.length === 0 ? 0 : Math.max(0, MOST_EXCHANGES - order.photo_exchanges);
}

interface Changed {
  readonly photos: readonly NewPhoto[];
  /** Null if not required. */
  readonly consent: BrowserConsent | null;
}

/** Stores photos for the order's next result. False if it takes none. */
const changePhotos = (
  db: Database,
  orderId: number,
  { photos, consent }: Changed,
  placesOf: (trx: Transaction, order: OrderRow) => Promise<number>,
): Promise<boolean> =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || (await placesOf(trx, order)) < photos.length) return false;
    await insertPhotos(trx, orderId, photos, consent, true);
    trx.record(orderId, 'photos_stored', { photos: photos.length });
    await requestRound(trx, order);
    return true;
  });

/** Adds photos to an analyzed order. */
export const addPhotos = (db: Database, orderId: number, more: Changed): Promise<boolean> =>
  changePhotos(db, orderId, more, roomForPhotos);

/** Replaces a completed order's photos once the others are measured. */
export const exchangePhotos = (db: Database, orderId: number, others: Changed): Promise<boolean> =>
  changePhotos(db, orderId, others, async (trx, order) =>
    (await exchangesLeft(trx, order, true)) > 0 ? PHOTO_COUNT : 0,
  );
