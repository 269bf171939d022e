import type { FastifyInstance } from 'fastify';

export const BOARD_PATH = '/queues';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/**
 * What an operator may change: run or remove a job, or reopen one order's part (order-actions.ts). Emptying queues, pausing them
 * and editing payloads stay out, because Postgres says what work there is.
 */
const ALLOWED = [
  ['PUT', new RegExp(`^${BOARD_PATH}/api/queues/[\\w-]+/[\\w-]+/(retry|clean|promote)$`)],
  ['PUT', new RegExp(`^${BOARD_PATH}/api/queues/[\\w-]+/(retry/failed|promote)$`)],
  ['POST', /^\/orders\/\d+\/(retry|render-report|resend-mail)$/],
] as const;

/** Answers 405 to every change, or, when writable, to every change that is not on the list. */
export function guardWrites(app: FastifyInstance, writable: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    const path = request.url.split('?', 1)[0] ?? '';
    const listed = ALLOWED.some(([method, pattern]) => method === request.method && pattern.test(path));
    if (writable && listed) return;
    const message = writable ? 'This cannot be changed here.' : 'These dashboards are read-only (OPS_WRITABLE).';
    await reply.code(405).header('allow', 'GET, HEAD').send({ message });
  });
}
