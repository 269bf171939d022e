import { MOST_PHOTOS, PHOTO_COUNT } from '@trueseason/contracts';
import {
  type BrowserConsent,
  type Db,
  insertPhotos,
  listPhotos,
  morePhotosHelp,
  type NewPhoto,
  type OrderRow,
  type SealedText,
  type Trx,
} from '@trueseason/db';
import { transact } from './order-events.ts';
import { lockUnchanged, type MadeFrom, type NewResult, replaceResult } from './replace-result.ts';
import { keepOutlines } from './run-analysis.ts';

/** How many free photos an order takes to improve its result, before or after payment. */
export async function roomForPhotos(db: Db | Trx, order: OrderRow): Promise<number> {
  const { id, progress, payment } = order;
  if (progress !== 'analyzed' || payment === 'refunded' || payment === 'disputed') return 0;
  if (!(await morePhotosHelp(db, id))) return 0;
  // All photos are measured together, so none can be added after a deletion.
  const held = await listPhotos(db, id);
  return held.length < PHOTO_COUNT ? 0 : MOST_PHOTOS - held.length;
}

export interface MorePhotos extends NewResult, MadeFrom {
  readonly photos: readonly NewPhoto[];
  /** Of all photos, old and new. */
  readonly readings: SealedText;
  /** One per photo. */
  readonly outlines: readonly SealedText[];
  /** The consent; null if not required. */
  readonly consent: BrowserConsent | null;
}

/**
 * Adds photos to an analyzed order, replaces its result, and renders the report again, without a mail. Keeps the first
 * result. False if the order changed meanwhile.
 */
export async function attachMorePhotos(db: Db, orderId: number, more: MorePhotos): Promise<boolean> {
  return transact(db, async (trx) => {
    const unchanged = await lockUnchanged(trx, orderId, more);
    if (!unchanged || (await roomForPhotos(trx, unchanged.order)) < more.photos.length) return false;
    await insertPhotos(trx, orderId, more.photos, more.consent);
    await keepOutlines(trx, orderId, more.outlines);
    await replaceResult(trx, unchanged.before, more);
    return true;
  });
}
