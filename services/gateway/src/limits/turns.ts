import { API, type AtOnce, CALLS_AT_ONCE, type Call, type CallName, keysOf } from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { createTurnstile, createTurnstiles, createUnderWay, type Turnstile } from './at-once.ts';

/** Longer than the work of those in front takes, shorter than a browser waits. */
const PATIENCE_MS = 30_000;
/** What is under way ends within seconds. */
const RETRY_SECONDS = 5;

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the turn that a request has, if it has one. */
    endTurn?: (() => void) | undefined;
  }
}

const isAsked = ({ asking }: AtOnce, { query }: FastifyRequest): boolean =>
  asking === undefined || (typeof query === 'object' && query !== null && asking in query);

/** What of a row's `atOnce` is meant for a request. */
function boundsOf(name: CallName, request: FastifyRequest): AtOnce | null {
  const { atOnce }: Call = API[name];
  return atOnce && isAsked(atOnce, request) ? atOnce : null;
}

/**
 * Whether a call's work is our own and short. What waits for the payment provider, for a worker or for photos is bounded
 * by its row instead: neighbors behind one address must not wait for each other's providers.
 */
function isShort(name: CallName, request: FastifyRequest): boolean {
  const { files, maxBodyBytes, problems = [] }: Call = API[name];
  return !files && !maxBodyBytes && !boundsOf(name, request) && !problems.includes('payment_provider_unavailable');
}

/**
 * Lets calls of one address take turns: while it is found out what they may have, and while they are worked on. In
 * between, while a body arrives, and afterwards, while an answer is taken in, nobody waits for a slow sender or reader.
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
    return call && API[call].access.who !== 'provider' ? call : null;
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

/** What lets a call in as its row's `atOnce` allows, and out when it has been answered or left. */
export interface Turns {
  /** Of its address, where each that is under way holds a connection or a thread: before its body arrives. */
  ofAddress(name: CallName, reply: FastifyReply): void;
  /** Of everybody: once its body is whole, so that no turn belongs to whoever sends slowly. */
  ofEveryone(name: CallName, reply: FastifyReply): Promise<void>;
}

export function createTurns(addressOf: (request: FastifyRequest) => string, scaled: (most: number) => number): Turns {
  const underWay = createUnderWay();
  const turnstiles = new Map<CallName, Turnstile>();
  for (const name of keysOf(API)) {
    const { atOnce }: Call = API[name];
    // What guards memory is the same under every load.
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
