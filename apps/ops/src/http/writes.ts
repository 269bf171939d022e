import { OPERATOR_ACTIONS, type OperatorRole } from '@trueseason/contracts';
import { isSafeMethod } from '@trueseason/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actionIn, type OrderAction } from '../order-actions.ts';
import { operatorOf, pathOf, SIGN_IN_PATH } from './require-operator.ts';
import { SIGN_OUT_PATH } from './sign-in.ts';

/** Everybody's own. */
const OWN_PATHS: readonly string[] = [SIGN_IN_PATH, SIGN_OUT_PATH];

/** Whether the operator's roles allow an action. The configured password allows all. */
function mayAct(request: FastifyRequest, action: OrderAction): boolean {
  const operator = operatorOf(request);
  const roles: readonly OperatorRole[] = OPERATOR_ACTIONS[action].roles;
  return !operator || roles.some((role) => operator.roles.includes(role));
}

/** Answers 405 to every change except, when writable, an order's actions: Postgres says what work there is. */
export function guardWrites(app: FastifyInstance, writable: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (isSafeMethod(request.method) || OWN_PATHS.includes(path)) return;
    const action = writable && request.method === 'POST' ? actionIn(path) : undefined;
    if (action && mayAct(request, action)) return;
    if (action) return reply.code(403).send({ message: 'Your role does not include this.' });
    const message = writable ? 'This cannot be changed here.' : 'These dashboards are read-only (OPS_WRITABLE).';
    await reply.code(405).header('allow', 'GET, HEAD').send({ message });
  });
}
