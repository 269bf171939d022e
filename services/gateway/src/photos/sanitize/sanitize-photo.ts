import { FILE_HEAD_BYTES, fileKind, type PhotoMediaType, photoTypeText } from '@trueseason/contracts';
import { ProblemError } from '../../http/problem-error.ts';
import { ByteReader, UnexpectedEndError } from './byte-reader.ts';
import { rechunk } from './rechunk.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';

const STRIPPERS = { 'image/jpeg': stripJpeg, 'image/png': stripPng } as const;

function mediaTypeOf(head: Buffer, name: string): PhotoMediaType {
  const kind = fileKind(head);
  if (typeof kind === 'string') return kind;
  throw new ProblemError('photo_type', { message: photoTypeText(name, kind) });
}

/** Buffered before the parser. */
const READ_BYTES = 16 * 1024;
/** Buffered after the parser. */
const BLOCK_BYTES = 256 * 1024;

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
 * @param reserve called with the size of each piece as it arrives
 * @throws ProblemError photo_type here; photo_damaged from `body`; bad_request if the source ends early
 */
export async function sanitizePhoto(
  source: AsyncIterable<Buffer>,
  name: string,
  reserve?: (bytes: number) => void,
): Promise<SanitizedPhoto> {
  async function* reservedChunks() {
    for await (const chunk of source) {
      reserve?.(chunk.length);
      yield chunk;
    }
  }
  const reader = new ByteReader(rechunk(reservedChunks(), READ_BYTES));
  async function* body() {
    try {
      yield* STRIPPERS[mediaType](reader);
      await reader.drain();
    } catch (error) {
      throw problemOf(error);
    }
  }
  const head = reader.peek(FILE_HEAD_BYTES).catch((error) => Promise.reject(problemOf(error)));
  const mediaType = mediaTypeOf(await head, name);
  return { mediaType, body: rechunk(body(), BLOCK_BYTES) };
}
