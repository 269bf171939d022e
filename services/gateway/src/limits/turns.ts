import { API, type AtOnce, CALLS_AT_ONCE, type Call, type CallName, keysOf } from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { createTurnstile, createTurnstiles, createUnderWay, type Turnstile } from './at-once.ts';

/** Longer than the queue usually takes, shorter than a browser's timeout. */
const PATIENCE_MS = 30_000;
/** Running calls end within seconds. */
const RETRY_SECONDS = 5;

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the request's slot, if it has one. */
    endTurn?: (() => void) | undefined;
  }
}

const isAsked = ({ asking }: AtOnce, { query }: FastifyRequest): boolean =>
  asking === undefined || (typeof query === 'object' && query !== null && asking in query);

/** The parts of a call's `atOnce` that apply to a request. */
function boundsOf(name: CallName, request: FastifyRequest): AtOnce | null {
  const { atOnce }: Call = API[name];
  return atOnce && isAsked(atOnce, request) ? atOnce : null;
}

/**
 * Whether a call is short and needs no external service. Calls that wait for the payment provider, a worker or photos
 * are limited by their `atOnce` instead, so that clients behind one address do not block each other.
 */
function isShort(name: CallName, request: FastifyRequest): boolean {
  const { files, maxBodyBytes, problems = [] }: Call = API[name];
  return !files && !maxBodyBytes && !boundsOf(name, request) && !problems.includes('payment_provider_unavailable');
}

/**
 * Limits concurrent calls per address during authorization and handling. No slot is held while a body arrives or an
 * answer is sent, so slow clients block no one.
 */
export function takeTurnsByAddress(app: FastifyInstance, addressOf: (request: FastifyRequest) => string): void {
  const turnstiles = createTurnstiles(CALLS_AT_ONCE);
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const leave = await turnstiles.enter(addressOf(request), PATIENCE_MS);
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
  const callOf = ({ routeOptions }: FastifyRequest): CallName | null => {
    const { call } = routeOptions.config;
    if (!call) return null;
    const { access, polled }: Call = API[call];
    return polled || access.who === 'provider' ? null : call;
  };
  app.decorateRequest('endTurn', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (callOf(request)) await begin(request, reply);
  });
  app.addHook('preParsing', async (request) => request.endTurn?.());
  app.addHook('preHandler', async (request, reply) => {
    const call = callOf(request);
    if (call && isShort(call, request)) await begin(request, reply);
  });
  app.addHook('onSend', async ({ endTurn }) => endTurn?.());
}

/** Applies a call's `atOnce` limits until it is answered or aborted. */
export interface Turns {
  /** Per address, for calls that hold a connection or a thread: before the body arrives. */
  ofAddress(name: CallName, reply: FastifyReply): void;
  /** Global: after the body has arrived, so slow senders hold no slot. */
  ofEveryone(name: CallName, reply: FastifyReply): Promise<void>;
}

export function createTurns(addressOf: (request: FastifyRequest) => string, scaled: (most: number) => number): Turns {
  const underWay = createUnderWay();
  const turnstiles = new Map<CallName, Turnstile>();
  for (const name of keysOf(API)) {
    const { atOnce }: Call = API[name];
    // Limits that protect memory do not scale.
    if (atOnce?.everyone) turnstiles.set(name, createTurnstile(atOnce.everyone));
  }
  const until = (reply: FastifyReply, end: () => void) => {
    if (reply.raw.destroyed) end();
    else reply.raw.once('close', end);
  };
  return {
    ofAddress: (name, reply) => {
      const most = boundsOf(name, reply.request)?.address;
      if (!most) return;
      const end = underWay.begin(`${name} ${addressOf(reply.request)}`, scaled(most));
      if (!end) {
        reply.header('retry-after', RETRY_SECONDS);
        throw new ProblemError('too_many_requests');
      }
      until(reply, end);
    },
    ofEveryone: async (name, reply) => {
      const turnstile = boundsOf(name, reply.request) && turnstiles.get(name);
      if (!turnstile) return;
      const leave = await turnstile.enter(PATIENCE_MS);
      if (!leave) throw new ProblemError('unavailable');
      until(reply, leave);
    },
  };
}
