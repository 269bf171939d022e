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

/** Buffered before and behind the parser. */
const [READ_BYTES, BLOCK_BYTES] = [16 * 1024, 256 * 1024];

/** The stream ended before the picture did; otherwise the sender or the form broke off. */
function problemOf(cause: unknown): ProblemError {
  if (cause instanceof ProblemError) return cause;
  return new ProblemError(cause instanceof UnexpectedEndError ? 'photo_damaged' : 'bad_request', { cause });
}

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
  async function* charged() {
    for await (const chunk of source) {
      hold?.(chunk.length);
      yield chunk;
    }
  }
  const reader = new ByteReader(inBlocks(charged(), READ_BYTES));
  async function* body() {
    try {
      yield* STRIP[mediaType](reader);
      await reader.drain();
    } catch (error) {
      throw problemOf(error);
    }
  }
  const start = reader.peek(PNG_START.length).catch((error) => Promise.reject(problemOf(error)));
  const mediaType = mediaTypeOf(await start);
  return { mediaType, body: inBlocks(body(), BLOCK_BYTES) };
}
