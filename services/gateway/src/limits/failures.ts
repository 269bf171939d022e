import type { FastifyInstance, FastifyRequest } from 'fastify';

type GiveBack = () => Promise<void>;

const counted = new WeakMap<FastifyRequest, GiveBack[]>();
const excused = new WeakSet<FastifyRequest>();

/** Notes how a call's count is taken back if it does not fail. */
export function countAsFailure(request: FastifyRequest, giveBack: GiveBack): void {
  counted.set(request, [...(counted.get(request) ?? []), giveBack]);
}

/** Refusals that do not count as failures, such as a request for the second factor after the right password. */
export const excuseFailure = (request: FastifyRequest): void => void excused.add(request);

/** Takes back what succeeded calls were counted for. */
export function giveBackSuccesses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400 && !excused.has(request)) return;
    await Promise.all((counted.get(request) ?? []).map((giveBack) => giveBack()));
  });
}
