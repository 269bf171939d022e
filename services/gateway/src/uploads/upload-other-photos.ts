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
 * Puts the three photos of a request in the place of all photos of a completed order whose result says that they differ
 * as those of several people, and its result with them. When anything goes wrong the order stays as it was, and nothing
 * of the upload stays.
 * @throws ProblemError photos_already_attached where the order takes none, photos_unmeasured, unavailable
 */
export async function uploadOtherPhotos(deps: MeasureDeps, request: FastifyRequest, order: OrderRow): Promise<void> {
  const before = await deps.measurements.findAnalysis(order.id);
  if (!before) throw new ProblemError('photos_already_attached');
  // After an exchange these may be its photos again, because its answer was lost.
  if (order.photo_exchanges === 0) await requireExchange(deps, order.id);
  const photos = await receivePhotos(deps, request, order.id);
  const replaced = await recordOrDiscard(deps, request, { orderId: order.id, photos }, async () =>
    take(deps, { order, before, photos, consentId: await deps.consents.current(request) }),
  );
  // Which ones they replaced is not known then; those go with all of the order's.
  if (replaced !== 'on_record') await discardPhotos(deps, replaced, request);
}

/** Gives the photos that the store is to forget: those before, or these, where they are the same. */
async function take(
  deps: MeasureDeps,
  { order, before, photos, consentId }: Omit<Uploaded, 'held'>,
): Promise<readonly NewPhoto[] | readonly PhotoRow[]> {
  // Sent again because an answer was lost: that is no other exchange.
  if (isSame(await listPhotos(deps.db, order.id), photos)) return photos;
  await requireExchange(deps, order.id);
  const measured = await measureSealed(deps, order, photos, null).catch(async (error) => {
    await requireExchange(deps, order.id);
    throw error;
  });
  const replaced = await exchangePhotos(deps.db, order.id, {
    photos,
    consentId,
    revision: before.revision,
    ...measured,
  });
  if (!replaced) throw await noPlace(deps.db, order.id);
  return replaced;
}

/** Also of an order that changed while photos were on their way: what of it was deleted is no outage. */
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
