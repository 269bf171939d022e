import { newOrderId, placeOrderWithPhotos } from '@trueseason/shop/order';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { badKey, readKey } from '../order/idempotency-key.ts';
import { discardPhotos, recordOrDiscard } from './discard-upload.ts';
import { receivePhotos } from './receive-photos.ts';

/**
 * Creates an order from an upload, grants this browser access, and returns its ID. Retries with the same
 * `Idempotency-Key` and photos return the same order.
 */
export async function placeUpload(deps: GatewayDeps, request: FastifyRequest, reply: FastifyReply): Promise<number> {
  const { db, sessions } = deps;
  const keyOf = readKey(request);
  const id = newOrderId();
  const photos = await receivePhotos(deps, request, id);
  const key = keyOf?.(photos.map(({ sha256 }) => sha256));
  const { session, send } = sessions.prepare(request, id);
  const placed = await recordOrDiscard(deps, request, { orderId: id, photos }, () =>
    placeOrderWithPhotos(db, id, photos, { key, consent: deps.consents.of(request), session }),
  );
  if (placed === id || placed === 'on_record') {
    send(reply);
    return id;
  }
  await discardPhotos(deps, photos, request);
  if (placed === null) throw badKey();
  await sessions.grant(request, reply, placed, 'own');
  return placed;
}
