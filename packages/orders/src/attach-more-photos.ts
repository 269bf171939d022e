import { type Answers, MOST_PHOTOS, NO_ANSWERS, PHOTO_COUNT, sameAnswers } from '@trueseason/contracts';
import {
  adoptUploads,
  type Db,
  findAnalysisRow,
  hasKeys,
  type KeyInUse,
  listPhotos,
  lockOrder,
  morePhotosHelp,
  type NewPhoto,
  type OrderRow,
  type SealedText,
  type Trx,
  useConsent,
} from '@trueseason/db';
import { transact } from './order-events.ts';
import { type NewResult, replaceResult } from './replace-result.ts';
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

export interface MorePhotos extends NewResult {
  readonly photos: readonly NewPhoto[];
  /** That of the result which they make anew: with it, the photos that were measured beside them are the same. */
  readonly revision: number;
  /** Of all photos, the first ones and these. */
  readonly readings: SealedText;
  /** One for each of them. */
  readonly outlines: readonly SealedText[];
  /** The answers that the result takes into account. */
  readonly answers: Answers;
  /** Under which consent they come; null where none is asked for. */
  readonly consentId: string | null;
  /** What it is sealed with. */
  readonly sealedUnder?: readonly KeyInUse[];
}

/**
 * Adds photos to those of an analyzed order, puts the result of all of them in the place of the one before, and makes
 * the report again if there is one. No mail goes out. The first result is kept. False when the order is no longer as it
 * was measured: other photos came, these went, or other answers were given, or
 * its keys are others.
 */
export async function attachMorePhotos(db: Db, orderId: number, more: MorePhotos): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const before = await findAnalysisRow(trx, orderId);
    if (!order || before?.revision !== more.revision) return false;
    if ((await roomForPhotos(trx, order)) < more.photos.length) return false;
    if (!sameAnswers(order.answers ?? NO_ANSWERS, more.answers)) return false;
    if (!(await hasKeys(trx, orderId, more.sealedUnder ?? []))) return false;
    await attachMeasuredPhotos(trx, orderId, more);
    await replaceResult(trx, before, more);
    return true;
  });
}

/** Photos of an order that has a result, with where each photo of it was read and the consent under which they came. */
export async function attachMeasuredPhotos(
  trx: Trx,
  orderId: number,
  { photos, consentId, outlines }: Pick<MorePhotos, 'photos' | 'consentId' | 'outlines'>,
): Promise<void> {
  await trx
    .insertInto('photos')
    .values(photos.map((photo) => ({ ...photo, order_id: orderId })))
    .execute();
  await adoptUploads(trx, photos);
  await useConsent(trx, orderId, consentId, photos.length);
  await keepOutlines(trx, orderId, outlines);
}
