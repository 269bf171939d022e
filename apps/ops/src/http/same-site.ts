import { isCrossSite, isSafeMethod } from '@trueseason/runtime';
import type { FastifyInstance } from 'fastify';

/** Browsers add the password to requests that other sites cause; those may change nothing. */
export function refuseForeignSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isSafeMethod(request.method) || !isCrossSite(request.headers)) return;
    await reply.code(403).send({ message: 'This request came from another site and was blocked.' });
  });
}
