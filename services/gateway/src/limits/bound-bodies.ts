import type { Socket } from 'node:net';
import { Transform } from 'node:stream';
import { API, type Call } from '@trueseason/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerBrokenConnection } from '../http/handle-errors.ts';
import { ProblemError } from '../http/problem-error.ts';
import { createMemory } from './memory.ts';

/** A kilobyte takes less over a network that loses some of it, and so does a megabyte from one server to another. */
const SHORT_BODY_MS = 10_000;

const callOf = ({ routeOptions }: FastifyRequest): Call | null => {
  const { call } = routeOptions.config;
  return call ? API[call] : null;
};

/** Ends a request as Node ends one that takes too long. */
function refuseSlow(socket: Socket): void {
  const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerBrokenConnection(late, socket);
}

/**
 * Bounds what a body may cost while it arrives: its memory where it may be large, and its time, unless a customer sends
 * photos in it. Only what has arrived counts, so a slow sender holds little.
 * @param addressOf whose bodies count together
 */
export function boundBodies(app: FastifyInstance, addressOf: (request: FastifyRequest) => string): void {
  /** What one address may hold leaves room for a whole body of another. */
  const memoryOf = ({ maxBodyBytes = 0, atOnce }: Call) => {
    const ofOne = maxBodyBytes * (atOnce?.address ?? 1);
    return createMemory(ofOne + maxBodyBytes, ofOne);
  };
  const memories = new Map(
    Object.values<Call>(API).flatMap((call) => (call.maxBodyBytes ? [[call, memoryOf(call)] as const] : [])),
  );

  app.addHook('preParsing', async (request, reply, payload) => {
    const call = callOf(request);
    const { raw } = request;
    if (call?.files || raw.complete) return payload;
    const memory = call && memories.get(call);
    if (!memory || call.access.who === 'provider') {
      const timer = setTimeout(() => raw.complete || refuseSlow(raw.socket), SHORT_BODY_MS);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    if (!memory) return payload;
    const held = memory.begin(addressOf(request));
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (held.add(chunk.length)) done(null, chunk);
        else done(new ProblemError('unavailable'));
      },
    });
    payload.once('error', (error: Error) => counted.destroy(error));
    // What is refused half-way is still sent; unread, it would hang until its sender gives up and never sees why.
    counted.once('error', () => raw.resume());
    if (reply.raw.destroyed) held.end();
    else reply.raw.once('close', held.end);
    return payload.pipe(counted);
  });
}
