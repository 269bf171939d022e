import { placeOrderWithPhotos } from '@trueseason/shop/flows';
import { newOrderId } from '@trueseason/shop/order';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { createKeyRefusal, readIdempotencyKey } from '../placing/idempotency-key.ts';
import { discardPhotos, recordOrDiscardPhotos } from './discard-upload.ts';
import { receivePhotos } from './receive-photos.ts';

/**
 * Creates an order from an upload, grants this browser access, and returns its ID. Retries with the same
 * `Idempotency-Key` and photos return the same order.
 */
export async function placeOrderFromUpload(
  deps: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<number> {
  const { db, sessions } = deps;
  const keyOf = readIdempotencyKey(request);
  const newId = newOrderId();
  const photos = await receivePhotos(deps, request, newId);
  const key = keyOf?.(photos.map(({ sha256 }) => sha256));
  const { session, send } = sessions.prepare(request, newId);
  const placedId = await recordOrDiscardPhotos(deps, request, { orderId: newId, photos }, () =>
    placeOrderWithPhotos(db, newId, photos, { key, consent: deps.consents.keyOf(request), session }),
  );
  if (placedId === newId || placedId === 'already_recorded') {
    send(reply);
    return newId;
  }
  await discardPhotos(deps, photos, request);
  if (placedId === null) throw createKeyRefusal();
  await sessions.grant(request, reply, placedId, 'own');
  return placedId;
}
