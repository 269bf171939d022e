import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Three photos as data URLs have eight values; nothing else in such a body is large. */
const MAX_VALUES = 100;
/** Characters that start a new value. */
const VALUE_STARTS = [',', '[', '{'];

/** Stops counting at the limit, so the cost is bounded. */
function hasTooMany(text: string, valueStart: string): boolean {
  let at = -1;
  for (let count = 0; count <= MAX_VALUES; count++) {
    at = text.indexOf(valueStart, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/**
 * Rejects large bodies with many values or deep nesting, which would block the process for seconds and use a hundred
 * times their size in memory.
 */
export function limitJsonValues(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (VALUE_STARTS.some((valueStart) => hasTooMany(text, valueStart))) done(new ProblemError('bad_request'));
    else parse(request, text, done);
  });
}
