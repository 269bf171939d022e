import { newOrderId, placeOrderWithPhotos } from '@trueseason/orders';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { discardPhotos, recordOrDiscard } from '../uploads/discard-upload.ts';
import { receivePhotos } from '../uploads/receive-photos.ts';
import { findFirstTry, readKey } from './idempotency-key.ts';

/**
 * Creates an order from an upload and returns its ID. Retries with the same `Idempotency-Key` and photos return the
 * same order.
 */
export async function placeUpload(deps: GatewayDeps, request: FastifyRequest): Promise<number> {
  const { db } = deps;
  const keyOf = readKey(request);
  const id = newOrderId();
  const photos = await receivePhotos(deps, request, id);
  const key = keyOf?.(photos.map(({ sha256 }) => sha256));
  const placed = await recordOrDiscard(deps, request, { orderId: id, photos }, () =>
    placeOrderWithPhotos(db, id, photos, key, deps.consents.of(request)),
  );
  if (placed || !key) return id;
  await discardPhotos(deps, photos, request);
  return findFirstTry(db, key);
}
