import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers say where a request comes from; a page of another site may not act in a visitor's name. */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== headers.host);
}

/** Refuses changes from other sites. Webhooks come from no browser and carry signatures instead. */
export function refuseForeignSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && isForeign(request)) throw new ProblemError('not_allowed');
  });
}
