import type { NewPhoto } from '@trueseason/db';
import { attachPhotos } from '@trueseason/orders';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { discardPhotos } from './discard-upload.ts';

/**
 * Attaches stored photos to an order, and removes those that they replace. False when the order takes none any more:
 * then these are removed.
 */
export async function keepPhotos(
  deps: Pick<GatewayDeps, 'db' | 'store' | 'consents'>,
  request: FastifyRequest,
  orderId: number,
  photos: readonly NewPhoto[],
): Promise<boolean> {
  let outdated: readonly NewPhoto[] = photos;
  try {
    const replaced = await attachPhotos(deps.db, orderId, photos, await deps.consents.current(request));
    outdated = replaced ?? photos;
    return replaced !== null;
  } finally {
    await discardPhotos(deps, outdated, request);
  }
}
