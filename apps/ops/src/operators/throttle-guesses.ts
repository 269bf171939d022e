import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Wrong passwords and codes per address and minute. */
const MAX_FAILURES = 10;

/** Answers 429 to an address that guessed too often. Returns a function that counts a wrong guess. */
export function throttleGuesses(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const failures = new RateLimiterMemory({ points: MAX_FAILURES, duration: 60 });
  app.addHook('onRequest', async (request, reply) => {
    const addressFailures = await failures.get(request.ip);
    if (!addressFailures || addressFailures.consumedPoints < MAX_FAILURES) return;
    const seconds = Math.ceil(addressFailures.msBeforeNext / 1000);
    await reply.code(429).header('retry-after', seconds).send({ message: 'Too many wrong passwords. Please wait.' });
  });
  return async (request) => {
    await failures.consume(request.ip).catch(() => {});
  };
}
