import type { NewPhoto } from '@trueseason/db';
import { attachPhotos } from '@trueseason/orders';
import type { FastifyRequest } from 'fastify';
import { discardPhotos, type UploadDeps } from './discard-upload.ts';

/** Attaches stored photos to an order. False when another tab was faster: its photos count, and these are removed. */
export async function keepPhotos(
  deps: UploadDeps,
  request: FastifyRequest,
  orderId: number,
  photos: readonly NewPhoto[],
): Promise<boolean> {
  let kept = false;
  try {
    kept = await attachPhotos(deps.db, orderId, photos);
    return kept;
  } finally {
    if (!kept) await discardPhotos(deps, photos, request);
  }
}
