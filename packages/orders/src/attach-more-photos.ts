import { MOST_PHOTOS, PHOTO_COUNT } from '@trueseason/contracts';
import {
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

/** How many more photos an order takes, free, because they would make its result surer; before or after it is paid. */
export async function roomForPhotos(db: Db | Trx, order: OrderRow): Promise<number> {
  const { id, progress, payment } = order;
  if (progress !== 'analyzed' || payment === 'refunded' || payment === 'disputed') return 0;
  if (!(await morePhotosHelp(db, id))) return 0;
  // All are measured together: where the first are deleted, nothing can be added to them.
  const held = await listPhotos(db, id);
  return held.length < PHOTO_COUNT ? 0 : MOST_PHOTOS - held.length;
}

export interface MorePhotos extends NewResult, MadeFrom {
  readonly photos: readonly NewPhoto[];
  /** Of all photos, the first ones and these. */
  readonly readings: SealedText;
  /** One for each of them. */
  readonly outlines: readonly SealedText[];
  /** Under which consent they come; null where none is asked for. */
  readonly consentId: string | null;
}

/**
 * Adds photos to those of an analyzed order, puts the result of all of them in the place of the one before, and makes
 * the report again if there is one. No mail goes out. The first result is kept. False when the order is no longer as it
 * was measured.
 */
export async function attachMorePhotos(db: Db, orderId: number, more: MorePhotos): Promise<boolean> {
  return transact(db, async (trx) => {
    const unchanged = await lockUnchanged(trx, orderId, more);
    if (!unchanged || (await roomForPhotos(trx, unchanged.order)) < more.photos.length) return false;
    await insertPhotos(trx, orderId, more.photos, more.consentId);
    await keepOutlines(trx, orderId, more.outlines);
    await replaceResult(trx, unchanged.before, more);
    return true;
  });
}
