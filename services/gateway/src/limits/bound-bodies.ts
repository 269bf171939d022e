import type { Socket } from 'node:net';
import { Transform } from 'node:stream';
import { API, type Call } from '@trueseason/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerBrokenConnection } from '../http/handle-errors.ts';
import { ProblemError } from '../http/problem-error.ts';
import { createMemory } from './memory.ts';

/** A kilobyte takes less on a lossy network, and so does a megabyte between two servers. */
const SHORT_BODY_MS = 10_000;

const callOf = ({ routeOptions }: FastifyRequest): Call | null => {
  const { call } = routeOptions.config;
  return call ? API[call] : null;
};

/** Ends a request the way Node ends one that times out. */
function refuseSlow(socket: Socket): void {
  const late = Object.assign(new Error('timed out receiving the body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerBrokenConnection(late, socket);
}

/**
 * Limits the memory and, except for photo uploads, the time of incoming bodies. Only received bytes count, so slow
 * senders hold little.
 * @param addressOf key by which bodies count together
 */
export function boundBodies(app: FastifyInstance, addressOf: (request: FastifyRequest) => string): void {
  /** Leaves room for one more full body from another address. */
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
    // Drain the rest: otherwise the sender would hang and never see the error.
    counted.once('error', () => raw.resume());
    if (reply.raw.destroyed) held.end();
    else reply.raw.once('close', held.end);
    return payload.pipe(counted);
  });
}
