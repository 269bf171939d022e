import { FILE_HEAD_BYTES, fileKind, type PhotoMediaType, sayPhotoType } from '@trueseason/contracts';
import { ProblemError } from '../../http/problem-error.ts';
import { ByteReader, UnexpectedEndError } from './byte-reader.ts';
import { inBlocks } from './in-blocks.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';

const STRIP = { 'image/jpeg': stripJpeg, 'image/png': stripPng } as const;

function mediaTypeOf(head: Buffer, name: string): PhotoMediaType {
  const kind = fileKind(head);
  if (typeof kind === 'string') return kind;
  throw new ProblemError('photo_type', { message: sayPhotoType(name, kind) });
}

/** Buffered before and after the parser. */
const [READ_BYTES, BLOCK_BYTES] = [16 * 1024, 256 * 1024];

/** Either the picture is truncated, or the sender or the form broke off. */
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
 * @param name the sender's, for the message about other files
 * @param hold charged with each piece as it arrives
 * @throws ProblemError photo_type here; photo_damaged from `body`; bad_request if the source ends early
 */
export async function sanitizePhoto(
  source: AsyncIterable<Buffer>,
  name: string,
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
  const head = reader.peek(FILE_HEAD_BYTES).catch((error) => Promise.reject(problemOf(error)));
  const mediaType = mediaTypeOf(await head, name);
  return { mediaType, body: inBlocks(body(), BLOCK_BYTES) };
}
