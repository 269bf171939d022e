import type { Api, CallName, StoredResult } from '@trueseason/contracts';
import type { OperatorSession } from '@trueseason/shop/operators';
import type { OrderRow } from '@trueseason/shop/order';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

type ParsedPart<C, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type AccessContext<Access> = Access extends { who: 'operator' }
  ? { readonly operator: OperatorSession }
  : Access extends { who: 'holder'; operators: object }
    ? { readonly order: OrderRow; readonly operator: OperatorSession | null }
    : Access extends { who: 'holder'; state: 'completed' }
      ? { readonly order: OrderRow; readonly result: StoredResult }
      : Access extends { who: 'holder' }
        ? { readonly order: OrderRow; readonly isPaymentDue: boolean }
        : Access extends { who: 'optional_holder' }
          ? { readonly order: OrderRow | null }
          : Access extends { who: 'provider' }
            ? { readonly payload: Buffer; readonly signature: string }
            : unknown;

export type CallContext<C> = {
  readonly params: ParsedPart<C, 'params'>;
  readonly query: ParsedPart<C, 'query'>;
  readonly body: ParsedPart<C, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
} & (C extends { access: infer Access } ? AccessContext<Access> : unknown);

/** The call's response, or the reply if it sent a file, page or redirect. */
type CallResult<C> = C extends { response: infer Schema extends z.ZodType } ? z.input<Schema> : FastifyReply;

export type Handler<C> = (context: CallContext<C>) => Promise<CallResult<C>>;

export type HandlersOf<Group> = { readonly [Name in keyof Group & CallName]: Handler<Api[Name]> };
export type Handlers = HandlersOf<Api>;
/** Of some calls, for a subject that has calls of several groups. */
export type HandlersFor<Calls extends CallName> = Pick<Handlers, Calls>;
