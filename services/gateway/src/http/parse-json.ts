import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Of one parsed value, at most: 104 for an object with one large number for a name. */
const VALUE_BYTES = 128;
/** Characters that start a new value. */
const VALUE_STARTS = [',', '[', '{'];

function countUpTo(max: number, text: string, valueStart: string): number {
  let count = 0;
  for (let at = text.indexOf(valueStart); at >= 0 && count < max; at = text.indexOf(valueStart, at + 1)) count += 1;
  return count;
}

const countValues = (text: string, max = Number.POSITIVE_INFINITY): number =>
  VALUE_STARTS.reduce((count, valueStart) => count + countUpTo(max, text, valueStart), 0);

/** Reserves memory for the values of a body, which can take a hundred times its size. */
export function reserveJsonValues(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.reserveMemory(countValues(text) * VALUE_BYTES);
    parse(request, text, done);
  });
}

/** Three photos as data URLs have eight values; nothing else in such a body is large. */
const MAX_VALUES = 100;

/** In pieces, so that no second copy is in memory. @throws ProblemError bad_request if it is too large, or not ASCII */
async function readAscii(body: Readable, maxBytes: number): Promise<string> {
  let text = '';
  // Left open for the response.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk) || !isAscii(chunk) || text.length + chunk.length > maxBytes)
      throw new ProblemError('bad_request');
    text += chunk.toString('latin1');
  }
  return text;
}

/**
 * Rejects large bodies with many values or deep nesting, which would block the process for seconds and use a hundred
 * times their size in memory, and characters that double it.
 */
export function limitJsonValues(scope: FastifyInstance, maxBytes: number): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', (request, body, done) => {
    if (Number(request.headers['content-length']) > maxBytes) return done(new ProblemError('bad_request'));
    readAscii(body, maxBytes).then((text) => {
      if (countValues(text, MAX_VALUES) > MAX_VALUES) done(new ProblemError('bad_request'));
      else parse(request, text, done);
    }, done);
  });
}
