import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Three photos as data URLs have eight of these; nothing else of such a body is large. */
const MOST_VALUES = 100;
/** What begins another value. */
const MARKS = [',', '[', '{'];

/** Stops counting at the most, so that a hostile text costs no more than another. */
function hasMany(text: string, mark: string): boolean {
  let at = -1;
  for (let seen = 0; seen <= MOST_VALUES; seen++) {
    at = text.indexOf(mark, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/**
 * Lets bodies of a call be large by few long texts alone: megabytes of small values, or of brackets in brackets, take the
 * process seconds and a hundred times their memory.
 */
export function takeFewValues(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (MARKS.some((mark) => hasMany(text, mark))) done(new ProblemError('bad_request'));
    else parse(request, text, done);
  });
}
