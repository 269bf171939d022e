import { isCrossSite, isSafeMethod } from '@trueseason/platform/runtime';
import type { FastifyInstance } from 'fastify';

/** Browsers add the password to requests from other sites, which must not change anything. */
export function refuseCrossSiteRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isSafeMethod(request.method) || !isCrossSite(request.headers)) return;
    await reply.code(403).send({ message: 'This request came from another site and was blocked.' });
  });
}
