import type { Api, CallName, StoredResult } from '@trueseason/contracts';
import type { AdminSession } from '@trueseason/shop/operators';
import type { OrderRow } from '@trueseason/shop/order';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

type Parsed<C, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type Granted<Access> = Access extends { who: 'operator' }
  ? { readonly operator: AdminSession }
  : Access extends { who: 'holder'; operators: object }
    ? { readonly order: OrderRow; readonly operator: AdminSession | null }
    : Access extends { who: 'holder'; state: 'completed' }
      ? { readonly order: OrderRow; readonly result: StoredResult }
      : Access extends { who: 'holder' }
        ? { readonly order: OrderRow; readonly isPaymentDue: boolean }
        : Access extends { who: 'holder if named' }
          ? { readonly order: OrderRow | null }
          : Access extends { who: 'provider' }
            ? { readonly payload: Buffer; readonly signature: string }
            : unknown;

export type Context<C> = {
  readonly params: Parsed<C, 'params'>;
  readonly query: Parsed<C, 'query'>;
  readonly body: Parsed<C, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
} & (C extends { access: infer Access } ? Granted<Access> : unknown);

/** The call's answer, or the reply if it sent a file, page or redirect. */
type Answered<C> = C extends { answer: infer Schema extends z.ZodType } ? z.input<Schema> : FastifyReply;

export type Handler<C> = (context: Context<C>) => Promise<Answered<C>>;

export type HandlersOf<Group> = { readonly [Name in keyof Group & CallName]: Handler<Api[Name]> };
export type Handlers = HandlersOf<Api>;
