import { type OperatorRole, ROLES_FOR_ACTION } from '@trueseason/contracts';
import { addAudit, type Db } from '@trueseason/db';
import { isSafeMethod } from '@trueseason/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actionIn, ORDER_ACTION_PATH } from '../order-actions.ts';
import { operatorOf, pathOf, SIGN_IN_PATH } from './require-operator.ts';
import { SIGN_OUT_PATH } from './sign-in.ts';

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

/** Everybody's own. */
const OWN_PATHS: readonly string[] = [SIGN_IN_PATH, SIGN_OUT_PATH];

/** Whether the operator's roles allow a change. The configured password allows all. */
function mayWrite(request: FastifyRequest, path: string): boolean {
  const operator = operatorOf(request);
  if (!operator) return true;
  const action = actionIn(path);
  const roles: readonly OperatorRole[] = action ? ROLES_FOR_ACTION[action] : ['engineer'];
  return roles.some((role) => operator.roles.includes(role));
}

const JOB = /-(\d+)\/(?:retry|clean|promote)$/;

/** What is done to jobs is on record, as what is done to orders is. */
async function noteQueueWrite(db: Db, request: FastifyRequest): Promise<void> {
  const path = pathOf(request);
  if (!path.startsWith(`${BOARD_PATH}/`)) return;
  const orderId = Number(JOB.exec(path)?.[1]);
  const verb = path.endsWith('/failed') ? 'retry' : path.slice(path.lastIndexOf('/') + 1);
  const entry = { actor: operatorOf(request)?.operator, action: `queue ${verb}`, detail: 'done, from the dashboards' };
  await addAudit(db, Number.isSafeInteger(orderId) ? { ...entry, orderId } : entry);
}

/** Answers 405 to every change, or, when writable, to every change that is not on the list. */
export function guardWrites(app: FastifyInstance, db: Db, writable: boolean): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!isSafeMethod(request.method) && reply.statusCode < 400) await noteQueueWrite(db, request);
  });
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (isSafeMethod(request.method) || OWN_PATHS.includes(path)) return;
    const listed = ALLOWED.some(([method, pattern]) => method === request.method && pattern.test(path));
    if (writable && listed && mayWrite(request, path)) return;
    if (writable && listed) return reply.code(403).send({ message: 'Your role does not include this.' });
    const message = writable ? 'This cannot be changed here.' : 'These dashboards are read-only (OPS_WRITABLE).';
    await reply.code(405).header('allow', 'GET, HEAD').send({ message });
  });
}
