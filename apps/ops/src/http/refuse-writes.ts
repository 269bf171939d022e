import { isSafeMethod } from '@trueseason/platform/runtime';
import type { FastifyInstance } from 'fastify';
import { pathOf, SIGN_IN_PATH } from '../operators/require-operator.ts';
import { SIGN_OUT_PATH } from '../operators/sign-in.ts';

const OWN_PATHS: readonly string[] = [SIGN_IN_PATH, SIGN_OUT_PATH];

/** Answers 405 to every change: work is recorded in Postgres and requested in the back office. */
export function refuseWrites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isSafeMethod(request.method) || OWN_PATHS.includes(pathOf(request))) return;
    await reply.code(405).header('allow', 'GET, HEAD').send({ message: 'Nothing can be changed here.' });
  });
}
