import type { PhotoMediaType } from '@trueseason/contracts';
import { ProblemError } from '../http/problem-error.ts';
import { ByteReader, UnexpectedEndError } from './byte-reader.ts';
import { inBlocks } from './in-blocks.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const STRIP = { 'image/jpeg': stripJpeg, 'image/png': stripPng } as const;

function mediaTypeOf(start: Buffer): PhotoMediaType {
  if (start.subarray(0, JPEG_START.length).equals(JPEG_START)) return 'image/jpeg';
  if (start.equals(PNG_START)) return 'image/png';
  throw new ProblemError('photo_type');
}

/** Buffered per incoming photo. */
const BLOCK_BYTES = 256 * 1024;

/** The stream ended before the picture did; otherwise the sender or the form broke off. */
const reasonOf = (error: unknown) => (error instanceof UnexpectedEndError ? 'photo_damaged' : 'bad_request');

export interface SanitizedPhoto {
  readonly mediaType: PhotoMediaType;
  /** The photo without metadata except orientation and color profile. Streams from the source. */
  readonly body: AsyncIterable<Buffer>;
}

/**
 * Detects a photo's type by content and strips its metadata while streaming.
 * @param hold charged with each piece as it arrives
 * @throws ProblemError photo_type here; photo_damaged from `body`; bad_request if the source ends early
 */
export async function sanitizePhoto(
  source: AsyncIterable<Buffer>,
  hold?: (bytes: number) => void,
): Promise<SanitizedPhoto> {
  const chunks = source[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < PNG_START.length) {
    const { done, value } = await chunks.next().catch((error: unknown) => {
      throw new ProblemError('bad_request', { cause: error });
    });
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  const mediaType = mediaTypeOf(start.subarray(0, PNG_START.length));

  async function* whole() {
    yield start;
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) {
      hold?.(chunk.length);
      yield chunk;
    }
  }
  async function* body() {
    const reader = new ByteReader(whole());
    try {
      yield* STRIP[mediaType](reader);
      await reader.drain();
    } catch (error) {
      throw error instanceof ProblemError ? error : new ProblemError(reasonOf(error), { cause: error });
    }
  }
  return { mediaType, body: inBlocks(body(), BLOCK_BYTES) };
}
