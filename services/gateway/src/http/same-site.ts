import { isCrossSite, isSafeMethod } from '@trueseason/platform/runtime';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** With two, proxies may disagree on which one counts. */
const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Refuses cross-site changes and requests with zero or two Host headers. Provider events are signed and exempt. */
export function refuseCrossSiteRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, raw, routeOptions }) => {
    const hostCount = countHosts(raw.rawHeaders);
    // HTTP/1.0 clients send none.
    if (hostCount > 1 || (hostCount === 0 && raw.httpVersion !== '1.0'))
      throw new ProblemError('bad_request', { field: 'host' });
    if (routeOptions.config.call && !isSafeMethod(method) && isCrossSite(headers))
      throw new ProblemError('not_allowed');
  });
}
