import { attachPhotos } from '@trueseason/shop/flows';
import type { NewPhoto } from '@trueseason/shop/photos';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { discardPhotos, recordOrDiscardPhotos } from './discard-upload.ts';

/**
 * Attaches stored photos to an order and removes those they replace. If the order takes no more, removes them and
 * returns false.
 */
export async function attachUpload(
  deps: Pick<GatewayDeps, 'db' | 'store' | 'consents'>,
  request: FastifyRequest,
  orderId: number,
  photos: readonly NewPhoto[],
): Promise<boolean> {
  const replaced = await recordOrDiscardPhotos(deps, request, { orderId, photos }, () =>
    attachPhotos(deps.db, orderId, photos, deps.consents.keyOf(request)),
  );
  // The replaced photos are unknown here; they are deleted with the order's photos.
  if (replaced === 'already_recorded') return true;
  await discardPhotos(deps, replaced ?? photos, request);
  return replaced !== null;
}
