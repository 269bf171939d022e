import { findOrder, type NewPhoto, type UploadKey } from '@trueseason/db';
import { newOrderId, placeOrderWithPhotos } from '@trueseason/orders';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { discardPhotos } from '../uploads/discard-upload.ts';
import { receivePhotos } from '../uploads/receive-photos.ts';
import { findFirstTry, readKey } from './idempotency-key.ts';

/** Places the order. An answer that was lost after the commit counts: then the order is there. */
async function place(
  db: GatewayDeps['db'],
  id: number,
  photos: readonly NewPhoto[],
  key: UploadKey | undefined,
  consentId: string | null,
): Promise<boolean> {
  try {
    return await placeOrderWithPhotos(db, id, photos, key, consentId);
  } catch (error) {
    if (await findOrder(db, id).catch(() => undefined)) return true;
    throw error;
  }
}

/**
 * Makes an order of an upload and returns its id. A browser whose first try was not answered sends the same
 * `Idempotency-Key` again with the same photos and gets the order that the first try made.
 */
export async function placeUpload(deps: GatewayDeps, request: FastifyRequest): Promise<number> {
  const { db } = deps;
  const keyOf = readKey(request);
  const id = newOrderId();
  const photos = await receivePhotos(deps, request, id);
  const key = keyOf?.(photos.map(({ sha256 }) => sha256));
  const placed = await place(db, id, photos, key, await deps.consents.current(request)).catch(
    async (error: unknown) => {
      await discardPhotos(deps, photos, request);
      throw error;
    },
  );
  if (placed || !key) return id;
  await discardPhotos(deps, photos, request);
  return findFirstTry(db, key);
}
