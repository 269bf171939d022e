import { createHash } from 'node:crypto';
import { findOrder, findUploadKey, type NewPhoto, type UploadKey } from '@trueseason/db';
import { newOrderId, placeOrderWithPhotos } from '@trueseason/orders';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';
import { discardPhotos } from '../uploads/discard-upload.ts';
import { receivePhotos } from '../uploads/receive-photos.ts';

const HEADER = 'idempotency-key';
/** At least as long as a UUID without its dashes: a key is a secret of the browser that made it. */
const KEY = /^[\w-]{32,64}$/;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new ProblemError('bad_request', { field: HEADER });
  return key;
}

/** The order that an earlier try made of the same photos. */
async function findFirstTry(db: GatewayDeps['db'], { keyHash, photosHash }: UploadKey): Promise<number> {
  const first = await findUploadKey(db, keyHash);
  // A key that somebody overheard opens nothing without the photos.
  if (first?.photosHash !== photosHash) throw new ProblemError('bad_request', { field: HEADER });
  return first.orderId;
}

/** Places the order. An answer that was lost after the commit counts: then the order is there. */
async function place(
  db: GatewayDeps['db'],
  id: number,
  photos: readonly NewPhoto[],
  key?: UploadKey,
): Promise<boolean> {
  try {
    return await placeOrderWithPhotos(db, id, photos, key);
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
  const header = readKey(request);
  const id = newOrderId();
  const photos = await receivePhotos(deps, request, id);
  const photosHash = hash(photos.map(({ sha256 }) => sha256).join());
  const key = header === undefined ? undefined : { keyHash: hash(header), photosHash };
  const placed = await place(db, id, photos, key).catch(async (error: unknown) => {
    await discardPhotos(deps, photos, request);
    throw error;
  });
  if (placed || !key) return id;
  await discardPhotos(deps, photos, request);
  return findFirstTry(db, key);
}
