import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import {
  captureOf,
  type Files,
  JOB_PHOTOS_FIELD,
  namedPhotos,
  PHOTO_COUNT,
  PHOTO_POSITIONS,
  type PhotoPosition,
  photoField,
} from '@trueseason/contracts';
import { beginUpload, type NewPhoto } from '@trueseason/shop/photos';
import { type ObjectStore, objectKeys } from '@trueseason/shop/storage';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { discardUpload, type UploadDeps } from './discard-upload.ts';
import { readFileParts } from './read-parts.ts';
import { storeProblem } from './refuse-photos.ts';
import { sanitizePhoto } from './sanitize/sanitize-photo.ts';

export interface ExpectedPhotos {
  readonly files: Files;
  readonly positions: readonly PhotoPosition[];
  readonly minimum: number;
}

const WHOLE_ORDER: ExpectedPhotos = {
  files: namedPhotos,
  positions: PHOTO_POSITIONS,
  minimum: PHOTO_COUNT,
};

/** The photo's position: from the field's name, or the next of a repeated field. */
function positionOf(
  fieldName: string,
  positions: readonly PhotoPosition[],
  usedPositions: ReadonlySet<PhotoPosition>,
): PhotoPosition {
  const isRepeated = fieldName === JOB_PHOTOS_FIELD;
  const position = positions.find((candidate) =>
    isRepeated ? !usedPositions.has(candidate) : fieldName === photoField(candidate),
  );
  if (!position) throw new ProblemError(isRepeated ? 'too_many_photos' : 'bad_request');
  if (usedPositions.has(position)) throw new ProblemError('bad_request', { field: fieldName });
  return position;
}

/** Buckets take parts, one of which per photo is in memory. */
const PART_BYTES = 5 * 1024 * 1024;

interface PhotoTransfer {
  /** Settles after the last byte or on failure. */
  readonly received: Promise<unknown>;
  /** Settles when stored. */
  readonly stored: Promise<NewPhoto>;
}

/** Stores one photo. Separates errors of the sender from those of the store. */
async function storePhoto(
  store: ObjectStore,
  { reserveMemory: reserve, awaitSender, holdSender }: FastifyRequest,
  part: MultipartFile,
  objectKey: string,
  position: PhotoPosition,
): Promise<PhotoTransfer> {
  let reservedBytes = 0;
  const { mediaType, body } = await sanitizePhoto(part.file, part.filename, (bytes) => {
    if (reservedBytes >= PART_BYTES) return;
    reserve(bytes);
    reservedBytes += bytes;
  });
  const hash = createHash('sha256');
  const { promise: received, resolve: endReading } = Promise.withResolvers<void>();
  let refusal: unknown;
  async function* hashedBlocks() {
    try {
      awaitSender();
      for await (const block of body) {
        hash.update(block);
        holdSender();
        yield block;
        awaitSender();
      }
      // A truncated photo also looks damaged; report its size, which the customer can fix.
      if (part.file.truncated) throw new ProblemError('photo_too_large');
      endReading();
    } catch (error) {
      refusal = part.file.truncated ? new ProblemError('photo_too_large') : error;
      throw error;
    }
  }
  const storeObject = async (): Promise<NewPhoto> => {
    try {
      const { bytes } = await store.put(objectKey, Readable.from(hashedBlocks(), { objectMode: false }), mediaType);
      const capture = captureOf(part.filename);
      return { position, object_key: objectKey, media_type: mediaType, bytes, sha256: hash.digest('hex'), capture };
    } catch (error) {
      throw refusal ?? storeProblem(error);
    } finally {
      reserve(-reservedBytes);
    }
  };
  // Until the store reads.
  holdSender();
  const stored = storeObject();
  return { received: Promise.race([received, stored]), stored };
}

/** Streams a multipart request's photos into the store, receiving the next while the last is written. All or none. */
export async function receivePhotos(
  deps: UploadDeps,
  request: FastifyRequest,
  orderId: number,
  { files, positions, minimum }: ExpectedPhotos = WHOLE_ORDER,
): Promise<NewPhoto[]> {
  const upload = randomUUID();
  const prefix = objectKeys.upload(orderId, upload);
  const photos = new Map<PhotoPosition, Promise<NewPhoto>>();
  try {
    for await (const part of readFileParts(request, files)) {
      const position = positionOf(part.fieldname, positions, new Set(photos.keys()));
      if (photos.size === 0) {
        request.holdSender();
        await beginUpload(deps.db, prefix);
        request.awaitSender();
      }
      const key = objectKeys.photo(orderId, upload, position);
      const { received, stored } = await storePhoto(deps.store, request, part, key, position);
      photos.set(position, stored);
      await received;
    }
    if (photos.size < minimum) throw new ProblemError('not_enough_photos');
    return (await Promise.all(photos.values())).sort((a, b) => a.position - b.position);
  } catch (error) {
    // Pending writes would survive the removal.
    await Promise.allSettled(photos.values());
    await discardUpload(deps, prefix, request);
    throw error;
  }
}
