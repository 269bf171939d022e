import { API, CALLS_AT_ONCE, type Call, type PoolName } from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { createTurnstiles } from './at-once.ts';

/** Longer than the queue usually takes, shorter than a browser's timeout. */
const PATIENCE_MS = 30_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the request's slot, if it has one. */
    endTurn?: (() => void) | undefined;
  }
}

/** Calls without external services, so that clients behind one address do not block each other. */
const SHORT: ReadonlySet<PoolName> = new Set(['small', 'stored']);
const isShort = ({ holds, problems = [] }: Call): boolean =>
  SHORT.has(holds) && !problems.includes('payment_provider_unavailable');

/**
 * Limits concurrent calls per address during authorization and handling, and those with `atOnce` in total. No slot is
 * held while a body arrives or an answer is sent, so slow clients block no one.
 */
export function takeTurns(app: FastifyInstance, addressOf: (request: FastifyRequest) => string): void {
  const turnstiles = createTurnstiles();
  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key = addressOf(request),
    most = CALLS_AT_ONCE,
  ) => {
    const leave = await turnstiles.enter(key, most, PATIENCE_MS);
    if (!leave) throw new ProblemError('unavailable');
    const end = () => {
      if (request.endTurn !== end) return;
      request.endTurn = undefined;
      leave();
    };
    request.endTurn = end;
    if (reply.raw.destroyed) end();
    else reply.raw.once('close', end);
  };
  const callOf = ({ routeOptions }: FastifyRequest): Call | null => {
    const { call } = routeOptions.config;
    const row: Call | null = call ? API[call] : null;
    return row?.polled || row?.access.who === 'provider' ? null : row;
  };
  app.decorateRequest('endTurn', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (callOf(request)) await begin(request, reply);
  });
  app.addHook('preParsing', async (request) => request.endTurn?.());
  app.addHook('preHandler', async (request, reply) => {
    const row = callOf(request);
    if (row?.atOnce) await begin(request, reply, request.routeOptions.config.call, row.atOnce);
    else if (row && isShort(row)) await begin(request, reply);
  });
  app.addHook('onSend', async ({ endTurn }) => endTurn?.());
}
