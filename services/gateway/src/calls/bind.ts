import {
  type Access,
  API,
  type Call,
  type CallName,
  faultIn,
  isSettled,
  keysOf,
  POOLS,
  ROUTES,
  type Route,
  splitRoute,
} from '@trueseason/contracts';
import type { Registry } from '@trueseason/platform/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { auditAction } from '../audit/audit-action.ts';
import type { GatewayDeps } from '../deps.ts';
import { discardCallBodies } from '../http/discard-bodies.ts';
import type { Handlers } from '../http/handler.ts';
import { limitJsonValues } from '../http/parse-json.ts';
import { ProblemError } from '../http/problem-error.ts';
import { createForgeryLimit, exposeForgeries } from '../limits/forgery-limit.ts';
import { createGuards } from '../limits/guards.ts';
import { countProviderCalls } from '../limits/provider-calls.ts';
import { type AccessGrant, createAccessControl } from './access-control.ts';

type Params = Readonly<Record<string, unknown>>;
/** Any handler; `Handlers` checks its types. */
type AnyHandler = (context: object) => Promise<unknown>;

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.');
  const message = faultIn(issue);
  const code = field === 'email' ? 'invalid_email' : 'bad_request';
  throw new ProblemError(code, { ...(field && { field }), ...(message && { message }) });
}

/** A malformed ID matches nothing, except promo codes, which operators choose. */
function parseParams({ params, access }: Call, request: FastifyRequest): Params {
  const parsed = params?.safeParse(request.params);
  if (!parsed || parsed.success) return parsed?.data ?? {};
  if (access.who === 'bearer') throw new ProblemError('not_found');
  const field = parsed.error.issues[0]?.path.join('.');
  throw field === 'code' ? new ProblemError('bad_request', { field }) : new ProblemError('order_not_found');
}

function actionOf(access: Access): string | undefined {
  if (access.who === 'operator') return access.reads;
  return access.who === 'holder' ? access.operators?.as : undefined;
}

const isTrusted = ({ who }: Access): boolean => who === 'operator' || who === 'provider';

const reasonIn = (query: unknown): string | undefined =>
  typeof query === 'object' && query !== null && 'reason' in query && typeof query.reason === 'string'
    ? query.reason
    : undefined;

function takeRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** How a call's body is read, if not as JSON or by its handler. */
function bodyReaderOf({ access, pool, body, files }: Call): ((scope: FastifyInstance) => void) | null {
  if (access.who === 'provider') return takeRawBodies;
  if (pool === 'data_urls') return (scope) => limitJsonValues(scope, POOLS[pool].body);
  return body || files ? null : discardCallBodies;
}

/** HEAD says that there is such a call. It looks at nothing, so that it costs nothing and reveals nothing about an order. */
function answerHead(scope: FastifyInstance, url: string): void {
  scope.route({
    method: 'HEAD',
    url,
    handler: async (_request, reply) => reply.header('cache-control', 'no-store').send(),
  });
}

/** Binds each call of the contract to its handler: access, input and output. */
export function bindCalls(app: FastifyInstance, deps: GatewayDeps, registry: Registry, handlers: Handlers): void {
  const gate = createAccessControl(deps);
  const guards = createGuards(deps);
  const forgeries = createForgeryLimit(deps, exposeForgeries(registry));

  function bindCall(scope: FastifyInstance, name: CallName, route: Route, call: Call, handle: AnyHandler): void {
    const { access } = call;
    const { method, path } = splitRoute(route);
    const action = actionOf(access);
    const authorizations = new WeakMap<FastifyRequest, { params: Params; grant: AccessGrant }>();

    const readBody = async (request: FastifyRequest): Promise<object> => {
      if (access.who === 'provider') {
        const signature = String(request.headers[access.signature.toLowerCase()] ?? '');
        return { payload: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), signature };
      }
      // Handlers read files themselves.
      const body = call.body && parse(call.body, request.body ?? undefined);
      return access.who === 'optional_holder' ? { body, order: await gate.requireNamed(request, body) } : { body };
    };

    if (method === 'GET') answerHead(scope, path);
    scope.route({
      method,
      url: path,
      exposeHeadRoute: false,
      config: { call: name },
      bodyLimit: POOLS[call.pool].body,
      // Compressing responses that mix secrets with another's input leaks them (BREACH): an order's page repeats no input.
      ...(call.returns !== 'page' && !(method === 'GET' && access.who === 'holder') && { compress: false }),
      onRequest: async (request) => {
        if (access.who === 'provider') await forgeries.refuseForgers(request, access);
        const operator = access.who === 'operator' ? await gate.requireOperator(request, access) : undefined;
        const params = parseParams(call, request);
        const isHolderCall = access.who === 'holder';
        const grant = isHolderCall ? await gate.requireOrder(access, request, String(params[access.of])) : { operator };
        for (const guard of call.guards ?? []) await guards[guard](request);
        authorizations.set(request, { params, grant });
      },
      handler: async (request, reply) => {
        const { params, grant } = authorizations.get(request) ?? { params: {}, grant: {} };
        const query = call.query && parse(call.query, request.query);
        const input = { params, query, ...grant, ...(await readBody(request)), request, reply };
        const auditedAction = { operator: grant.operator, action, orderId: grant.order?.id ?? Number(params.orderId) };
        const audited = () => auditAction(deps.db, { ...auditedAction, reason: reasonIn(query) }, () => handle(input));
        const isStranger = !(isTrusted(access) || grant.operator || (grant.order && isSettled(grant.order)));
        const handling = isStranger ? countProviderCalls(deps, request, audited) : audited();
        const result = await handling.catch(async (error: unknown) => {
          if (access.who === 'provider') await forgeries.count(request, error);
          throw error;
        });
        return call.response ? reply.send(call.response.parse(result)) : result;
      },
    });
  }

  for (const name of keysOf(API)) {
    const call: Call = API[name];
    const bind = (scope: FastifyInstance) => bindCall(scope, name, ROUTES[name], call, handlers[name] as AnyHandler);
    const prepare = bodyReaderOf(call);
    if (!prepare) bind(app);
    else
      app.register(async (scope) => {
        prepare(scope);
        bind(scope);
      });
  }
}
