import { doDiffer } from '@trueseason/contracts';
import { findOrder, listPhotos, type NewPhoto, type OrderRow, type PhotoRow } from '@trueseason/db';
import { exchangePhotos, exchangesLeft } from '@trueseason/orders';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { discardPhotos, recordOrDiscard } from './discard-upload.ts';
import { receivePhotos } from './receive-photos.ts';
import { noPlace } from './refuse-photos.ts';
import { type MeasureDeps, measureSealed, type Uploaded } from './upload-more-photos.ts';

/**
 * Replaces all photos of a completed order whose photos seem to show several people, and its result. On error the order
 * is unchanged and the upload is removed.
 * @throws ProblemError photos_already_attached if the order takes none, photos_unmeasured, unavailable
 */
export async function uploadOtherPhotos(deps: MeasureDeps, request: FastifyRequest, order: OrderRow): Promise<void> {
  const before = await deps.measurements.findAnalysis(order.id);
  if (!before) throw new ProblemError('photos_already_attached');
  // After an exchange, the same photos may be a retry.
  if (order.photo_exchanges === 0) await requireExchange(deps, order.id);
  const photos = await receivePhotos(deps, request, order.id);
  const replaced = await recordOrDiscard(deps, request, { orderId: order.id, photos }, () =>
    take(deps, { order, before, photos, consent: deps.consents.of(request) }),
  );
  // The replaced photos are unknown here; they are deleted with the order's photos.
  if (replaced !== 'on_record') await discardPhotos(deps, replaced, request);
}

/** Returns the photos to delete: the old ones, or the new ones if they are the same. */
async function take(
  deps: MeasureDeps,
  { order, before, photos, consent }: Omit<Uploaded, 'held'>,
): Promise<readonly NewPhoto[] | readonly PhotoRow[]> {
  // A retry with the same photos is not another exchange.
  if (isSame(await listPhotos(deps.db, order.id), photos)) return photos;
  await requireExchange(deps, order.id);
  const measured = await measureSealed(deps, order, photos, { secondOpinion: null }).catch(async (error) => {
    await requireExchange(deps, order.id);
    throw error;
  });
  const replaced = await exchangePhotos(deps.db, order.id, {
    photos,
    consent,
    revision: before.revision,
    ...measured,
  });
  if (!replaced) throw await noPlace(deps.db, order.id);
  return replaced;
}

/** Also covers orders deleted during the upload. */
async function requireExchange({ db, measurements }: MeasureDeps, orderId: number): Promise<void> {
  const order = await findOrder(db, orderId);
  const result = (await measurements.findAnalysis(orderId))?.result;
  const differ = doDiffer(result?.evidence?.photos ?? []);
  if (!order || (await exchangesLeft(db, order, differ)) === 0) throw await noPlace(db, orderId);
}

function isSame(held: readonly PhotoRow[], photos: readonly NewPhoto[]): boolean {
  const known = new Set(held.map(({ sha256 }) => sha256));
  return held.length === photos.length && photos.every(({ sha256 }) => known.has(sha256));
}
