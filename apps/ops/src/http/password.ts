import { createHash, timingSafeEqual } from 'node:crypto';
import basicAuth from '@fastify/basic-auth';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Wrong passwords that one address may send in a minute. */
const MAX_FAILURES = 10;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** HTTP basic authentication with one password for everything; any user name will do. Wrong ones are throttled. */
export async function requirePassword(app: FastifyInstance, password: string): Promise<void> {
  const wanted = digest(password);
  const failures = new RateLimiterMemory({ points: MAX_FAILURES, duration: 60 });

  app.addHook('onRequest', async (request, reply) => {
    const known = await failures.get(request.ip);
    if (!known || known.consumedPoints < MAX_FAILURES) return;
    const seconds = Math.ceil(known.msBeforeNext / 1000);
    await reply.code(429).header('retry-after', seconds).send({ message: 'Too many wrong passwords. Please wait.' });
  });
  await app.register(basicAuth, {
    authenticate: { realm: 'TrueSeason operations' },
    validate: async (_user, given, request) => {
      // Digests have one length, so the comparison tells nothing about the password's.
      if (timingSafeEqual(digest(given), wanted)) return;
      await failures.consume(request.ip).catch(() => {});
      throw Object.assign(new Error('The password is wrong.'), { statusCode: 401 });
    },
  });
  app.addHook('onRequest', app.basicAuth);
}
