import { addedPhotos, doDiffer, PHOTO_POSITIONS } from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import { findOrder, type OrderRow } from '@trueseason/shop/order';
import {
  addPhotos,
  exchangePhotos,
  exchangesLeft,
  listAllPhotos,
  type NewPhoto,
  roomForPhotos,
} from '@trueseason/shop/photos';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { discardPhotos, recordOrDiscardPhotos } from './discard-upload.ts';
import { receivePhotos } from './receive-photos.ts';
import { noRoomProblem } from './refuse-photos.ts';

type ChangeDeps = Pick<GatewayDeps, 'db' | 'store' | 'consents' | 'measurements'>;

/** Also covers orders deleted during the upload. */
async function requireRoom(db: Database, orderId: number, hasRoom: boolean): Promise<void> {
  if (!hasRoom) throw await noRoomProblem(db, orderId);
}

/**
 * Adds a request's photos to an analyzed order, which is then measured from all of them. On error, the order is
 * unchanged and the upload is removed.
 * @throws ProblemError photos_already_attached if the order takes no more, photo_repeated
 */
export async function uploadMorePhotos(deps: ChangeDeps, request: FastifyRequest, order: OrderRow): Promise<void> {
  const { db, consents } = deps;
  await requireRoom(db, order.id, (await roomForPhotos(db, order)) > 0);
  const storedPhotos = await listAllPhotos(db, order.id);
  const positions = PHOTO_POSITIONS.slice(storedPhotos.length);
  const photos = await receivePhotos(deps, request, order.id, { files: addedPhotos, positions, minimum: 1 });
  await recordOrDiscardPhotos(deps, request, { orderId: order.id, photos }, async () => {
    const hashes = new Set(storedPhotos.map(({ sha256 }) => sha256));
    for (const { sha256 } of photos) {
      if (hashes.has(sha256)) throw new ProblemError('photo_repeated');
      hashes.add(sha256);
    }
    await requireRoom(db, order.id, await addPhotos(db, order.id, { photos, consent: consents.keyOf(request) }));
  });
}

/**
 * Replaces all photos of a completed order, which seem to show several people, once they are measured. On error, the
 * order is unchanged and the upload is removed.
 * @throws ProblemError photos_already_attached if the order takes none
 */
export async function uploadReplacementPhotos(
  deps: ChangeDeps,
  request: FastifyRequest,
  order: OrderRow,
): Promise<void> {
  const { db, consents } = deps;
  // After an exchange, the same photos may be a retry.
  if (order.photo_exchanges === 0 && !order.measuring_since) await requireExchange(deps, order.id);
  const photos = await receivePhotos(deps, request, order.id);
  const outcome = await recordOrDiscardPhotos(deps, request, { orderId: order.id, photos }, async () => {
    // A retry with the same photos is not another exchange.
    if (await areNewestPhotos(db, order.id, photos)) return 'repeated';
    await requireExchange(deps, order.id);
    await requireRoom(db, order.id, await exchangePhotos(db, order.id, { photos, consent: consents.keyOf(request) }));
    return 'exchanged';
  });
  if (outcome === 'repeated') await discardPhotos(deps, photos, request);
}

async function requireExchange({ db, measurements }: ChangeDeps, orderId: number): Promise<void> {
  const order = await findOrder(db, orderId);
  const differ = doDiffer((await measurements.findResult(orderId))?.evidence?.photos ?? []);
  await requireRoom(db, orderId, order !== undefined && (await exchangesLeft(db, order, differ)) > 0);
}

/** Whether these are an order's newest photos. */
async function areNewestPhotos(db: Database, orderId: number, photos: readonly NewPhoto[]): Promise<boolean> {
  const storedPhotos = await listAllPhotos(db, orderId);
  const pendingPhotos = storedPhotos.filter((photo) => photo.pending);
  const newestPhotos = pendingPhotos.length > 0 ? pendingPhotos : storedPhotos;
  const hashes = new Set(newestPhotos.map(({ sha256 }) => sha256));
  return newestPhotos.length === photos.length && photos.every(({ sha256 }) => hashes.has(sha256));
}
