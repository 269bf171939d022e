import { addedPhotos, doDiffer, PHOTO_POSITIONS } from '@trueseason/contracts';
import type { Db } from '@trueseason/shop/database';
import { findOrder, type NewPhoto, type OrderRow } from '@trueseason/shop/order';
import { addPhotos, exchangePhotos, exchangesLeft, listAllPhotos, roomForPhotos } from '@trueseason/shop/photos';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { discardPhotos, recordOrDiscard } from './discard-upload.ts';
import { receivePhotos } from './receive-photos.ts';
import { noPlace } from './refuse-photos.ts';

type ChangeDeps = Pick<GatewayDeps, 'db' | 'store' | 'consents' | 'measurements'>;

/** Also covers orders deleted during the upload. */
async function requirePlace(db: Db, orderId: number, hasPlace: boolean): Promise<void> {
  if (!hasPlace) throw await noPlace(db, orderId);
}

/**
 * Adds a request's photos to an analyzed order, which is then measured from all of them. On error, the order is
 * unchanged and the upload is removed.
 * @throws ProblemError photos_already_attached if the order takes no more, photo_repeated
 */
export async function uploadMorePhotos(deps: ChangeDeps, request: FastifyRequest, order: OrderRow): Promise<void> {
  const { db, consents } = deps;
  await requirePlace(db, order.id, (await roomForPhotos(db, order)) > 0);
  const held = await listAllPhotos(db, order.id);
  const positions = PHOTO_POSITIONS.slice(held.length);
  const photos = await receivePhotos(deps, request, order.id, { files: addedPhotos, positions, least: 1 });
  await recordOrDiscard(deps, request, { orderId: order.id, photos }, async () => {
    const known = new Set(held.map(({ sha256 }) => sha256));
    for (const { sha256 } of photos) {
      if (known.has(sha256)) throw new ProblemError('photo_repeated');
      known.add(sha256);
    }
    await requirePlace(db, order.id, await addPhotos(db, order.id, { photos, consent: consents.of(request) }));
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
    // A retry with the same photos is not another exchange.
    if (await isHeld(db, order.id, photos)) return 'held';
    await requireExchange(deps, order.id);
    await requirePlace(db, order.id, await exchangePhotos(db, order.id, { photos, consent: consents.of(request) }));
    return 'taken';
  });
  if (recorded === 'held') await discardPhotos(deps, photos, request);
}

async function requireExchange({ db, measurements }: ChangeDeps, orderId: number): Promise<void> {
  const order = await findOrder(db, orderId);
  const differ = doDiffer((await measurements.findResult(orderId))?.evidence?.photos ?? []);
  await requirePlace(db, orderId, order !== undefined && (await exchangesLeft(db, order, differ)) > 0);
}

/** Whether these are an order's newest photos. */
async function isHeld(db: Db, orderId: number, photos: readonly NewPhoto[]): Promise<boolean> {
  const all = await listAllPhotos(db, orderId);
  const pending = all.filter((photo) => photo.pending);
  const newest = pending.length > 0 ? pending : all;
  const known = new Set(newest.map(({ sha256 }) => sha256));
  return newest.length === photos.length && photos.every(({ sha256 }) => known.has(sha256));
}
