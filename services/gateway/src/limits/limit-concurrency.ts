import { API, CALLS_AT_ONCE, type Call, type PoolName } from '@trueseason/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { createKeyedSemaphore } from './keyed-semaphore.ts';

/** Longer than the queue usually takes, shorter than a browser's timeout. */
const QUEUE_TIMEOUT_MS = 30_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the request's slot, if it has one. */
    releaseSlot?: (() => void) | undefined;
  }
}

/** Whose slots they are, how many, and the refusal of a request that waited in vain. */
type Slots = readonly [key: string, maxActive: number, refusal: 'too_many_requests' | 'unavailable'];

/** Calls without external services, so that clients behind one address do not block each other. */
const SHORT_POOLS: ReadonlySet<PoolName> = new Set(['small', 'stored']);
const isShort = ({ pool, problems = [] }: Call): boolean =>
  SHORT_POOLS.has(pool) && !problems.includes('payment_provider_unavailable');

/**
 * Limits concurrent calls per address during authorization and handling, and those with `atOnce` in total. No slot is
 * occupied while a body arrives or a response is sent, so slow clients block no one.
 */
export function limitConcurrency(app: FastifyInstance, addressOf: (request: FastifyRequest) => string): void {
  const semaphore = createKeyedSemaphore();
  const acquireSlot = async (
    request: FastifyRequest,
    reply: FastifyReply,
    [key, maxActive, refusal]: Slots = [addressOf(request), CALLS_AT_ONCE, 'too_many_requests'],
  ) => {
    const release = await semaphore.acquire(key, maxActive, QUEUE_TIMEOUT_MS);
    if (!release) throw new ProblemError(refusal);
    const releaseOnce = () => {
      if (request.releaseSlot !== releaseOnce) return;
      request.releaseSlot = undefined;
      release();
    };
    request.releaseSlot = releaseOnce;
    if (reply.raw.destroyed) releaseOnce();
    else reply.raw.once('close', releaseOnce);
  };
  const callOf = ({ routeOptions }: FastifyRequest): Call | null => {
    const { call } = routeOptions.config;
    const row: Call | null = call ? API[call] : null;
    return row?.polled || row?.access.who === 'provider' ? null : row;
  };
  app.decorateRequest('releaseSlot', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (callOf(request)) await acquireSlot(request, reply);
  });
  app.addHook('preParsing', async (request) => request.releaseSlot?.());
  app.addHook('preHandler', async (request, reply) => {
    const row = callOf(request);
    const { call = '' } = request.routeOptions.config;
    if (row?.atOnce) await acquireSlot(request, reply, [call, row.atOnce, 'unavailable']);
    else if (row && isShort(row)) await acquireSlot(request, reply);
  });
  app.addHook('onSend', async ({ releaseSlot }) => releaseSlot?.());
}
