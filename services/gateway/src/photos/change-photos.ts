import { addedPhotos, doDiffer, PHOTO_POSITIONS } from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import { findOrder, type OrderRow } from '@trueseason/shop/order';
import { addPhotos, exchangePhotos, exchangesLeft, roomForPhotos } from '@trueseason/shop/photos';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { discardPhotos, recordOrDiscard } from './discard-upload.ts';
import { receivePhotos } from './receive-photos.ts';
import { noPlace } from './refuse-photos.ts';

type ChangeDeps = Pick<GatewayDeps, 'db' | 'store' | 'consents' | 'measurements'>;

/** Also covers orders deleted during the upload. */
async function requirePlace(db: Database, orderId: number, hasPlace: boolean): Promise<void> {
  if (!hasPlace) throw await noPlace(db, orderId);
}

/**
 * Adds a request's photos to an analyzed order, which is then measured from all of them. On error, the order is
 * unchanged and the upload is removed.
 * @throws ProblemError photos_already_attached if the order takes no more, photo_repeated
 */
export async function uploadMorePhotos(deps: ChangeDeps, request: FastifyRequest, order: OrderRow): Promise<void> {
  const { db, consents } = deps;
  const room = await roomForPhotos(db, order);
  await requirePlace(db, order.id, room > 0);
  const positions = PHOTO_POSITIONS.slice(-room);
  const photos = await receivePhotos(deps, request, order.id, { files: addedPhotos, positions, least: 1 });
  await recordOrDiscard(deps, request, { orderId: order.id, photos }, async () => {
    const outcome = await addPhotos(db, order.id, { photos, consent: consents.of(request) });
    if (outcome === 'repeated') throw new ProblemError('photo_repeated');
    await requirePlace(db, order.id, outcome === 'added');
  });
}

/**
 * Replaces all photos of a completed order, which seem to show several people, once they are measured. On error, the
 * order is unchanged and the upload is removed.
 * @throws ProblemError photos_already_attached if the order takes none
 */
export async function uploadOtherPhotos(deps: ChangeDeps, request: FastifyRequest, order: OrderRow): Promise<void> {
  const { db, consents } = deps;
  // After an exchange, the same photos may be a retry.
  if (order.photo_exchanges === 0 && !order.measuring_since) await requireExchange(deps, order.id);
  const photos = await receivePhotos(deps, request, order.id);
  const recorded = await recordOrDiscard(deps, request, { orderId: order.id, photos }, async () => {
    const change = { photos, consent: consents.of(request) };
    const outcome = await exchangePhotos(db, order.id, change, await doPhotosDiffer(deps, order.id));
    await requirePlace(db, order.id, outcome !== 'refused');
    return outcome;
  });
  // A retry with the same photos is not another exchange.
  if (recorded === 'same') await discardPhotos(deps, photos, request);
}

async function doPhotosDiffer({ measurements }: ChangeDeps, orderId: number): Promise<boolean> {
  return doDiffer((await measurements.findResult(orderId))?.evidence?.photos ?? []);
}

async function requireExchange(deps: ChangeDeps, orderId: number): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  const differ = await doPhotosDiffer(deps, orderId);
  await requirePlace(deps.db, orderId, order !== undefined && (await exchangesLeft(deps.db, order, differ)) > 0);
}
