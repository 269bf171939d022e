import { API, type Call, type CallName } from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { ProblemError } from './problem-error.ts';

export interface CallContext<C extends Call> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler returns: the call's answer, or nothing once it has sent a file or a redirect itself. */
type Answered<C extends Call> = C['returns'] extends string ? FastifyReply : z.input<C['answer']>;

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, notFound: boolean): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // A malformed id names nothing that exists.
  if (notFound) throw new ProblemError('order_not_found');
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.');
  if (field === 'email') throw new ProblemError('invalid_email', { field });
  throw new ProblemError('bad_request', field ? { field } : {});
}

const NAMES = new Map(Object.entries(API).map(([name, call]) => [call as Call, name as CallName]));

/** What the call takes of the body: files are read by their handler, and a call that takes nothing ignores what comes. */
const takesBody = (call: Call) => call.sends !== 'multipart' && !(call.body instanceof z.ZodUndefined);

/** Binds a handler to its row of the contract's table: method, path, and what goes in and out. */
export function bind<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (context: CallContext<C>) => Promise<Answered<C>>,
  options: RouteShorthandOptions = {},
): void {
  app.route({
    ...options,
    config: { ...options.config, call: NAMES.get(call) as CallName },
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const params = parse(call.params, request.params, true);
      const query = parse(call.query, request.query, false);
      const body = takesBody(call) ? parse(call.body, request.body ?? undefined, false) : undefined;
      const answer = await handle({ params, query, body, request, reply } as CallContext<C>);
      return call.returns ? answer : reply.send(call.answer.parse(answer));
    },
  });
}
