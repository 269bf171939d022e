import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PHOTO_COUNT, PHOTO_MAX_BYTES, PHOTO_POSITIONS } from '@trueseason/contracts';
import { beginUpload, type NewPhoto } from '@trueseason/shop/photos';
import { objectKeys, readAll } from '@trueseason/shop/storage';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { discardUpload, type UploadDeps } from './discard-upload.ts';
import { storeProblem } from './refuse-photos.ts';
import { sanitizePhoto } from './sanitize/sanitize-photo.ts';

const DATA_URL = /^data:image\/[\w.+-]+;base64,/;

function decodeDataUrl(url: string): Buffer {
  const prefixText = DATA_URL.exec(url.slice(0, 64))?.[0];
  if (!prefixText) throw new ProblemError('photo_type');
  const bytes = Buffer.from(url.slice(prefixText.length), 'base64');
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
    for (const position of PHOTO_POSITIONS) {
      const { mediaType, body } = await sanitizePhoto(
        Readable.from([decodeDataUrl(images[position - 1] ?? '')]),
        `Photo ${position}`,
      );
      const sanitized = await readAll(Readable.from(body));
      const key = objectKeys.photo(orderId, upload, position);
      const { bytes } = await deps.store.put(key, sanitized, mediaType).catch((error: unknown) => {
        throw storeProblem(error);
      });
      const sha256 = createHash('sha256').update(sanitized).digest('hex');
      photos.push({ position, object_key: key, media_type: mediaType, bytes, sha256 });
    }
    return photos;
  } catch (error) {
    await discardUpload(deps, prefix, request);
    throw error;
  }
}
