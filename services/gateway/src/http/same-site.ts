import { isCrossSite, isSafeMethod } from '@trueseason/runtime';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Two of them and proxies may each believe another one. */
const hostsOf = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Refuses changes from other sites, and requests that name two hosts or none. Provider events carry signatures instead. */
export function refuseForeignSites(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, raw, routeOptions }) => {
    const hosts = hostsOf(raw.rawHeaders);
    // Clients of HTTP/1.0 name none.
    if (hosts > 1 || (hosts === 0 && raw.httpVersion !== '1.0'))
      throw new ProblemError('bad_request', { field: 'host' });
    if (routeOptions.config.call && !isSafeMethod(method) && isCrossSite(headers))
      throw new ProblemError('not_allowed');
  });
}
