import type { MultipartFile } from '@fastify/multipart';
import type { Files } from '@trueseason/contracts';
import type { FastifyRequest } from 'fastify';
import { toProblem } from '../http/handle-errors.ts';
import { ProblemError } from '../http/problem-error.ts';
import { boundParts, delimiterOf } from './bound-parts.ts';

/** Room for the boundaries, part headers and stray fields around the photos. */
const ENVELOPE_BYTES = 64 * 1024;
const MAX_FIELDS = 4;

/**
 * Refuses an upload by its announced length before a byte of it is read. One without a length could go on
 * for ever between its parts, where no part's limit counts; browsers always send it.
 */
function checkLength(request: FastifyRequest, bytes: number): void {
  const length = request.headers['content-length'];
  if (length === undefined) throw new ProblemError('bad_request', { field: 'content-length' });
  if (Number(length) > bytes + ENVELOPE_BYTES) throw new ProblemError('photo_too_large');
}

/** The files of a multipart request, one after the other, within every limit. @throws ProblemError */
export async function* readParts(
  request: FastifyRequest,
  { count: files, maxBytes }: Files,
): AsyncGenerator<MultipartFile> {
  checkLength(request, files * maxBytes);
  const limits = {
    fileSize: maxBytes,
    files,
    fields: MAX_FIELDS,
    parts: files + MAX_FIELDS,
    fieldSize: 1024,
    fieldNameSize: 100,
    headerPairs: 20,
    headerSize: 8 * 1024,
  };
  // The parser would wait for the end of what has ended before.
  if (request.raw.destroyed) throw new ProblemError('bad_request');
  const delimiter = delimiterOf(request.headers['content-type']);
  if (!delimiter) throw new ProblemError('bad_request', { field: 'content-type' });
  // One before each part and one at the end; one more, so that the parser itself refuses what is blanked.
  const endLooking = boundParts(request.raw, delimiter, limits.parts + 2);
  const parts = request.parts({ limits });
  try {
    for (;;) {
      const next = await parts.next().catch((error: unknown) => {
        const problem = toProblem(error);
        // The parser's own errors carry no status: they are about what was sent.
        throw problem.code === 'internal' ? new ProblemError('bad_request', { cause: error }) : problem;
      });
      if (next.done) return;
      if (next.value.type === 'file') yield next.value;
    }
  } finally {
    // A sender that is refused half-way still sends; unread, it would hang until it gives up and never see why.
    endLooking();
    request.raw.unpipe();
    request.raw.resume();
  }
}
