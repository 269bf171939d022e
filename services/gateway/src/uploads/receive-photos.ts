import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { PHOTO_COUNT, PHOTO_POSITIONS, type PhotoPosition } from '@trueseason/contracts';
import { beginUpload, type NewPhoto } from '@trueseason/db';
import { type ObjectStore, objectKeys } from '@trueseason/storage';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { discardUpload, type UploadDeps } from './discard-upload.ts';
import { readParts } from './read-parts.ts';
import { sanitizePhoto } from './sanitize-photo.ts';

/** Which photo a part is: photo1..photo3, or the next one of a repeated field `photos`. */
function positionOf(fieldName: string, taken: ReadonlySet<PhotoPosition>): PhotoPosition {
  const position = PHOTO_POSITIONS.find((candidate) =>
    fieldName === 'photos' ? !taken.has(candidate) : fieldName === `photo${candidate}`,
  );
  if (!position) throw new ProblemError(fieldName === 'photos' ? 'too_many_photos' : 'bad_request');
  if (taken.has(position)) throw new ProblemError('bad_request', { field: `photo${position}` });
  return position;
}

/** Stores one photo. What goes wrong with its bytes is the sender's, what goes wrong with the store is ours. */
async function storePhoto(
  store: ObjectStore,
  part: MultipartFile,
  objectKey: string,
  position: PhotoPosition,
): Promise<NewPhoto> {
  const { mediaType, body } = await sanitizePhoto(part.file);
  const hash = createHash('sha256');
  let refusal: unknown;
  async function* counted() {
    try {
      for await (const chunk of body) {
        hash.update(chunk);
        yield chunk;
      }
      // A photo that is cut at the limit looks damaged as well; its size is what the customer can act on.
      if (part.file.truncated) throw new ProblemError('photo_too_large');
    } catch (error) {
      refusal = part.file.truncated ? new ProblemError('photo_too_large') : error;
      throw error;
    }
  }
  try {
    const { bytes } = await store.put(objectKey, Readable.from(counted(), { objectMode: false }), mediaType);
    return { position, object_key: objectKey, media_type: mediaType, bytes, sha256: hash.digest('hex') };
  } catch (error) {
    throw refusal ?? new ProblemError('unavailable', { cause: error });
  }
}

/**
 * Streams the three photos of a multipart request into the store and returns once all are there.
 * When anything goes wrong, nothing of the upload stays.
 */
export async function receivePhotos(deps: UploadDeps, request: FastifyRequest, orderId: number): Promise<NewPhoto[]> {
  const upload = randomUUID();
  const prefix = objectKeys.upload(orderId, upload);
  const photos = new Map<PhotoPosition, NewPhoto>();
  try {
    for await (const part of readParts(request, PHOTO_COUNT)) {
      const position = positionOf(part.fieldname, new Set(photos.keys()));
      // Once per upload; later ones find it there.
      await beginUpload(deps.db, prefix);
      const key = objectKeys.photo(orderId, upload, position);
      photos.set(position, await storePhoto(deps.store, part, key, position));
    }
    if (photos.size < PHOTO_COUNT) throw new ProblemError('not_enough_photos');
    return [...photos.values()].sort((a, b) => a.position - b.position);
  } catch (error) {
    await discardUpload(deps, prefix, request);
    throw error;
  }
}
