import { isSafeMethod } from '@trueseason/runtime';
import type { FastifyInstance } from 'fastify';
import { ORDER_ACTION_PATH } from '../order-actions.ts';

export const BOARD_PATH = '/queues';

/**
 * What an operator may change: run or remove a job, or reopen one order's part (order-actions.ts). Emptying queues, pausing them
 * and editing payloads stay out, because Postgres says what work there is. The id of a job ends in its order's, so that no verb
 * of a queue can stand in its place.
 */
const ALLOWED = [
  ['PUT', new RegExp(`^${BOARD_PATH}/api/queues/[\\w-]+/[a-z-]+-\\d+/(retry|clean|promote)$`)],
  ['PUT', new RegExp(`^${BOARD_PATH}/api/queues/[\\w-]+/(retry/failed|promote)$`)],
  ['POST', ORDER_ACTION_PATH],
] as const;

/** Answers 405 to every change, or, when writable, to every change that is not on the list. */
export function guardWrites(app: FastifyInstance, writable: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isSafeMethod(request.method)) return;
    const path = request.url.split('?', 1)[0] ?? '';
    const listed = ALLOWED.some(([method, pattern]) => method === request.method && pattern.test(path));
    if (writable && listed) return;
    const message = writable ? 'This cannot be changed here.' : 'These dashboards are read-only (OPS_WRITABLE).';
    await reply.code(405).header('allow', 'GET, HEAD').send({ message });
  });
}
