import type { AddressInfo } from 'node:net';
import {
  ANALYSIS_CALLS,
  type AnalysisBody,
  type AnalysisCallName,
  type AnalysisResponse,
  keysOf,
  PHOTO_MAX_BYTES,
} from '@trueseason/contracts';
import type { Logger } from '@trueseason/platform/runtime';
import { OrderGoneError } from '@trueseason/shop/encryption';
import { ObjectNotFoundError } from '@trueseason/shop/storage';
import { fastify } from 'fastify';
import { ZodError } from 'zod';

export type Answering = {
  readonly [Name in AnalysisCallName]: (body: AnalysisBody<Name>) => Promise<AnalysisResponse<Name>>;
};

/** Photos may be deleted during the call, with or without their order. */
const isGone = (error: unknown) => error instanceof ObjectNotFoundError || error instanceof OrderGoneError;

/** Answers the gateway's calls; `ANALYSIS_CALLS` describes them. */
export async function startCallServer(options: { answering: Answering; host: string; port: number; logger: Logger }) {
  const app = fastify({ bodyLimit: PHOTO_MAX_BYTES, forceCloseConnections: true });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  function serve<Name extends AnalysisCallName>(name: Name): void {
    const { path, body } = ANALYSIS_CALLS[name];
    app.post(path, async (request, reply) => {
      try {
        const answer = await options.answering[name](body.parse(request.body));
        return answer ?? reply.code(204).send();
      } catch (err) {
        if (err instanceof ZodError) return reply.code(400).send();
        if (name === 'mapHair' && isGone(err)) return reply.code(410).send();
        options.logger.warn({ err, path }, 'call failed');
        return reply.code(503).send();
      }
    });
  }
  for (const name of keysOf(ANALYSIS_CALLS)) serve(name);
  await app.listen({ host: options.host, port: options.port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
