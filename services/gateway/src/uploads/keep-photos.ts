import type { Db, NewPhoto } from '@trueseason/db';
import { attachPhotos } from '@trueseason/orders';
import type { ObjectStore } from '@trueseason/storage';
import type { FastifyRequest } from 'fastify';
import { discardPhotos } from './receive-photos.ts';

/** Attaches stored photos to an order. False when another tab was faster: its photos count, and these are removed. */
export async function keepPhotos(
  db: Db,
  store: ObjectStore,
  request: FastifyRequest,
  orderId: number,
  photos: readonly NewPhoto[],
): Promise<boolean> {
  let kept = false;
  try {
    kept = await attachPhotos(db, orderId, photos);
    return kept;
  } finally {
    if (!kept) await discardPhotos(store, photos, request);
  }
}
