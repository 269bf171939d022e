import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PHOTO_COUNT, PHOTO_MAX_BYTES, PHOTO_POSITIONS } from '@trueseason/contracts';
import { objectKeys, readAll } from '@trueseason/platform/storage';
import type { NewPhoto } from '@trueseason/shop/order';
import { beginUpload } from '@trueseason/shop/photos';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { discardUpload, type UploadDeps } from './discard-upload.ts';
import { storeFault } from './refuse-photos.ts';
import { sanitizePhoto } from './sanitize/sanitize-photo.ts';

const DATA_URL = /^data:image\/[\w.+-]+;base64,/;

function decode(url: string): Buffer {
  const head = DATA_URL.exec(url.slice(0, 64))?.[0];
  if (!head) throw new ProblemError('photo_type');
  const bytes = Buffer.from(url.slice(head.length), 'base64');
  if (bytes.length > PHOTO_MAX_BYTES) throw new ProblemError('photo_too_large');
  return bytes;
}

/** Stores photos sent as data URLs, checked and stripped like others; all or none. */
export async function receiveDataUrls(
  deps: UploadDeps,
  request: FastifyRequest,
  images: readonly string[],
  orderId: number,
): Promise<NewPhoto[]> {
  if (images.length < PHOTO_COUNT) throw new ProblemError('not_enough_photos');
  const upload = randomUUID();
  const prefix = objectKeys.upload(orderId, upload);
  const photos: NewPhoto[] = [];
  await beginUpload(deps.db, prefix);
  try {
    for (const position of PHOTO_POSITIONS.slice(0, PHOTO_COUNT)) {
      const { mediaType, body } = await sanitizePhoto(
        Readable.from([decode(images[position - 1] ?? '')]),
        `Photo ${position}`,
      );
      const clean = await readAll(Readable.from(body));
      const key = objectKeys.photo(orderId, upload, position);
      const { bytes } = await deps.store.put(key, clean, mediaType).catch((error: unknown) => {
        throw storeFault(error);
      });
      const sha256 = createHash('sha256').update(clean).digest('hex');
      photos.push({ position, object_key: key, media_type: mediaType, bytes, sha256 });
    }
    return photos;
  } catch (error) {
    await discardUpload(deps, prefix, request);
    throw error;
  }
}
