import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { PHOTO_COUNT, PHOTO_MAX_BYTES, PHOTO_POSITIONS, type PhotoPosition } from '@trueseason/contracts';
import type { NewPhoto } from '@trueseason/db';
import { type ObjectStore, objectKeys } from '@trueseason/storage';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { sanitizePhoto } from './sanitize-photo.ts';

/** Which photo a part is: photo1..photo3, or the next one of a repeated field `photos`. */
function positionOf(fieldName: string, taken: ReadonlySet<PhotoPosition>): PhotoPosition {
  const position = PHOTO_POSITIONS.find((candidate) =>
    fieldName === 'photos' ? !taken.has(candidate) : fieldName === `photo${candidate}`,
  );
  if (!position) throw new ProblemError(fieldName === 'photos' ? 'too_many_photos' : 'bad_request');
  if (taken.has(position)) throw new ProblemError('bad_request', { field: fieldName });
  return position;
}

async function storePhoto(
  store: ObjectStore,
  part: MultipartFile,
  objectKey: string,
  position: PhotoPosition,
): Promise<NewPhoto> {
  const { mediaType, body } = await sanitizePhoto(part.file);
  const hash = createHash('sha256');
  async function* counted() {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
    if (part.file.truncated) throw new ProblemError('photo_too_large');
  }
  try {
    const { bytes } = await store.put(objectKey, Readable.from(counted()), mediaType);
    return { position, object_key: objectKey, media_type: mediaType, bytes, sha256: hash.digest('hex') };
  } catch (error) {
    // A photo that is cut at the limit looks damaged as well; its size is what the customer can act on.
    if (part.file.truncated) throw new ProblemError('photo_too_large');
    throw error;
  }
}

/**
 * Streams the three photos of a multipart request into the store and returns once all are there.
 * When anything goes wrong, nothing of the upload stays.
 */
export async function receivePhotos(store: ObjectStore, request: FastifyRequest, orderId: number): Promise<NewPhoto[]> {
  const upload = randomUUID();
  const photos = new Map<PhotoPosition, NewPhoto>();
  try {
    const parts = request.parts({
      limits: { fileSize: PHOTO_MAX_BYTES, files: PHOTO_COUNT, fields: 4, parts: PHOTO_COUNT + 4, fieldSize: 1024 },
    });
    for await (const part of parts) {
      if (part.type !== 'file') continue;
      const position = positionOf(part.fieldname, new Set(photos.keys()));
      const key = objectKeys.photo(orderId, upload, position);
      photos.set(position, await storePhoto(store, part, key, position));
    }
    if (photos.size < PHOTO_COUNT) throw new ProblemError('not_enough_photos');
    return [...photos.values()];
  } catch (error) {
    await store.deletePrefix(objectKeys.upload(orderId, upload)).catch((err) => {
      request.log.error({ err, orderId }, 'could not remove a refused upload');
    });
    throw error;
  }
}
