import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Three photos as data URLs have eight values; nothing else in such a body is large. */
const MOST_VALUES = 100;
/** Characters that start a new value. */
const MARKS = [',', '[', '{'];

/** Stops counting at the limit, so the cost is bounded. */
function hasMany(text: string, mark: string): boolean {
  let at = -1;
  for (let seen = 0; seen <= MOST_VALUES; seen++) {
    at = text.indexOf(mark, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/**
 * Rejects large bodies with many values or deep nesting, which would block the process for seconds and use a hundred
 * times their size in memory.
 */
export function takeFewValues(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (MARKS.some((mark) => hasMany(text, mark))) done(new ProblemError('bad_request'));
    else parse(request, text, done);
  });
}
