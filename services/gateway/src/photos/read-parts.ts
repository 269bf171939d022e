import type { MultipartFile } from '@fastify/multipart';
import type { Files } from '@trueseason/contracts';
import type { FastifyRequest } from 'fastify';
import { toProblem } from '../http/handle-errors.ts';
import { ProblemError } from '../http/problem-error.ts';
import { delimiterOf, limitParts } from './limit-parts.ts';

/** Space for boundaries, part headers and stray fields around the photos. */
const ENVELOPE_BYTES = 64 * 1024;
const MAX_FIELDS = 4;

/**
 * Refuses an upload by its Content-Length before reading it. The header is required: without it an upload could go on
 * forever between parts. Browsers always send it.
 */
function checkLength(request: FastifyRequest, bytes: number): void {
  const length = request.headers['content-length'];
  if (length === undefined) throw new ProblemError('bad_request', { field: 'content-length' });
  if (Number(length) > bytes + ENVELOPE_BYTES) throw new ProblemError('photo_too_large');
}

/** Yields a multipart request's files in order, within all limits; one without a name has its field's. @throws ProblemError */
export async function* readFileParts(
  request: FastifyRequest,
  { count: maxFiles, maxBytes }: Files,
): AsyncGenerator<MultipartFile> {
  checkLength(request, maxFiles * maxBytes);
  const limits = {
    fileSize: maxBytes,
    files: maxFiles,
    fields: MAX_FIELDS,
    parts: maxFiles + MAX_FIELDS,
    fieldSize: 1024,
    fieldNameSize: 100,
    headerPairs: 20,
    headerSize: 8 * 1024,
  };
  // On an ended stream, the parser would wait forever.
  if (request.raw.destroyed) throw new ProblemError('bad_request');
  const delimiter = delimiterOf(request.headers['content-type']);
  if (!delimiter) throw new ProblemError('bad_request', { field: 'content-type' });
  // One per part, one at the end, and one more, so that the parser itself reports the excess.
  const stopBounding = limitParts(request.raw, delimiter, limits.parts + 2);
  const parts = request.parts({ limits });
  try {
    for (;;) {
      request.awaitSender();
      const nextPart = await parts.next().catch((error: unknown) => {
        const problem = toProblem(error);
        // Parser errors have no status: the input is invalid.
        throw problem.code === 'internal' ? new ProblemError('bad_request', { cause: error }) : problem;
      });
      if (nextPart.done) return;
      if (nextPart.value.type !== 'file') continue;
      // Its declared type says otherwise: bytes without a file name are a file, too.
      const { filename }: { filename?: string } = nextPart.value;
      yield { ...nextPart.value, filename: filename || nextPart.value.fieldname };
    }
  } finally {
    request.holdSender();
    // Drains the rest, or the sender would hang and never see the error.
    stopBounding();
    request.raw.unpipe();
    request.raw.resume();
  }
}
