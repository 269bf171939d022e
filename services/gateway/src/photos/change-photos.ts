import { doDiffer, PHOTO_COUNT, repeatedPhotos } from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import {
  addPhotos,
  countFreePhotoPlaces,
  countRemainingExchanges,
  exchangePhotos,
  nextPhotoPosition,
} from '@trueseason/shop/flows';
import { findOrder, type OrderRow } from '@trueseason/shop/order';
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
 * Adds a request's photos to an analyzed order, where they join what was measured before. On error, the order is
 * unchanged and the upload is removed.
 * @throws ProblemError photos_already_attached if the order takes no more, photo_repeated
 */
export async function uploadMorePhotos(deps: ChangeDeps, request: FastifyRequest, order: OrderRow): Promise<void> {
  const { db, consents } = deps;
  const room = await countFreePhotoPlaces(db, order);
  await requireRoom(db, order.id, room > 0);
  const next = await nextPhotoPosition(db, order.id);
  const positions = Array.from({ length: Math.min(room, PHOTO_COUNT) }, (_, i) => next + i);
  const photos = await receivePhotos(deps, request, order.id, { files: repeatedPhotos, positions, minimum: 1 });
  await recordOrDiscardPhotos(deps, request, { orderId: order.id, photos }, async () => {
    const outcome = await addPhotos(db, order.id, { photos, consent: consents.keyOf(request) });
    if (outcome === 'repeated') throw new ProblemError('photo_repeated');
    await requireRoom(db, order.id, outcome === 'added');
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
    const change = { photos, consent: consents.keyOf(request) };
    const exchange = await exchangePhotos(db, order.id, change, await doPhotosDiffer(deps, order.id));
    await requireRoom(db, order.id, exchange !== 'refused');
    return exchange;
  });
  // A retry with the same photos is not another exchange.
  if (outcome === 'same') await discardPhotos(deps, photos, request);
}

async function doPhotosDiffer({ measurements }: ChangeDeps, orderId: number): Promise<boolean> {
  return doDiffer((await measurements.findResult(orderId))?.evidence?.photos ?? []);
}

async function requireExchange(deps: ChangeDeps, orderId: number): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  const differ = await doPhotosDiffer(deps, orderId);
  await requireRoom(
    deps.db,
    orderId,
    order !== undefined && (await countRemainingExchanges(deps.db, order, differ)) > 0,
  );
}
