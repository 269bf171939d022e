import { isCompleted, MOST_PHOTOS, PHOTO_COUNT } from '@trueseason/contracts';
import { findMeasuredPhotos } from '../analysis/index.ts';
import type { BrowserConsent } from '../consent/index.ts';
import type { Database, Transaction } from '../database/index.ts';
import { lockOrder, type OrderRow, type Transition, transact } from '../order/index.ts';
import { insertPhotos, listAllPhotos, type NewPhoto } from '../photos/index.ts';
import { requestAnalysisRound } from './request-analysis-round.ts';

/** Whether an order's photos can no longer be changed, for its result is not there or not open. */
export const isClosed = ({ progress, payment }: OrderRow): boolean =>
  progress !== 'analyzed' || payment === 'refunded' || payment === 'disputed';

/** How many more photos an order takes to join its result, before or after payment. */
export async function countFreePhotoPlaces(db: Database | Transaction, order: OrderRow): Promise<number> {
  if (isClosed(order) || (await arePhotosChanging(db, order.id))) return 0;
  return Math.max(0, MOST_PHOTOS - (await listAllPhotos(db, order.id)).length);
}

/** Whether the next result adds photos or leaves some out: others wait for it. */
async function arePhotosChanging(db: Database | Transaction, orderId: number): Promise<boolean> {
  const photos = await listAllPhotos(db, orderId);
  const { leaving = [] } = (await findMeasuredPhotos(db, orderId)) ?? {};
  return leaving.length > 0 || photos.some(({ pending }) => pending);
}

/** The number of the next photo that is added. */
export async function nextPhotoPosition(db: Database | Transaction, orderId: number): Promise<number> {
  const { positions = [] } = (await findMeasuredPhotos(db, orderId)) ?? {};
  return Math.max(PHOTO_COUNT, ...positions) + 1;
}

export const MOST_EXCHANGES = 3;

/** Remaining exchanges if the photos `differ` like several people's, or others were requested. */
export async function countRemainingExchanges(
  db: Database | Transaction,
  order: OrderRow,
  differ: boolean,
): Promise<number> {
  if (!isCompleted(order) || !(differ || order.photos_asked_at)) return 0;
  if (await arePhotosChanging(db, order.id)) return 0;
  if (order.photos_asked_at) return 1;
  // Deleted, expired or never kept.
  return (await listAllPhotos(db, order.id)).length === 0 ? 0 : Math.max(0, MOST_EXCHANGES - order.photo_exchanges);
}

interface PhotoChange {
  readonly photos: readonly NewPhoto[];
  /** Null if not required. */
  readonly consent: BrowserConsent | null;
}

/** Stores photos for the order's next result, which measures them. Requires the order's lock. */
async function storePending(trx: Transition, order: OrderRow, { photos, consent }: PhotoChange): Promise<void> {
  await insertPhotos(trx, order.id, photos, consent, true);
  trx.record(order.id, 'photos_stored', { photos: photos.length });
  await requestAnalysisRound(trx, order);
}

/** Adds photos to an analyzed order. `repeated` if it has one of them, `refused` if the order takes no more. */
export const addPhotos = (
  db: Database,
  orderId: number,
  change: PhotoChange,
): Promise<'added' | 'repeated' | 'refused'> =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return 'refused';
    const stored = new Set((await listAllPhotos(trx, orderId)).map(({ sha256 }) => sha256));
    const hashes = new Set(change.photos.map(({ sha256 }) => sha256));
    if (hashes.size < change.photos.length || [...hashes].some((hash) => stored.has(hash))) return 'repeated';
    if ((await countFreePhotoPlaces(trx, order)) < change.photos.length) return 'refused';
    // Others joined meanwhile.
    const next = await nextPhotoPosition(trx, orderId);
    if (change.photos.some(({ position }) => position < next)) return 'refused';
    await storePending(trx, order, change);
    return 'added';
  });

/** Whether these are an order's newest photos. */
async function areNewest(trx: Transaction, orderId: number, photos: readonly NewPhoto[]): Promise<boolean> {
  const stored = await listAllPhotos(trx, orderId);
  const pending = stored.filter((photo) => photo.pending);
  const newest = pending.length > 0 ? pending : stored;
  const hashes = new Set(newest.map(({ sha256 }) => sha256));
  return newest.length === photos.length && photos.every(({ sha256 }) => hashes.has(sha256));
}

/**
 * Replaces a completed order's photos once the others are measured. `same` if they are the order's newest, as in a
 * retry, `refused` if the order takes none. @param differ whether its photos look like several people's
 */
export const exchangePhotos = (
  db: Database,
  orderId: number,
  change: PhotoChange,
  differ: boolean,
): Promise<'exchanged' | 'same' | 'refused'> =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return 'refused';
    if (await areNewest(trx, orderId, change.photos)) return 'same';
    if ((await countRemainingExchanges(trx, order, differ)) === 0) return 'refused';
    await storePending(trx, order, change);
    return 'exchanged';
  });
