import type { AddressInfo } from 'node:net';
import { PHOTO_MAX_BYTES } from '@trueseason/contracts';
import { OrderGoneError } from '@trueseason/keys';
import type { Logger } from '@trueseason/runtime';
import { ObjectNotFoundError } from '@trueseason/storage';
import { fastify } from 'fastify';
import type { EnginePool } from './engine-pool.ts';
import { type HairRequest, hairRequestSchema } from './keep-hair-map.ts';
import { type MeasuredTogether, type MeasureRequest, measureRequestSchema } from './measure-together.ts';
import { reanalysisRequestSchema, reanalyze } from './reanalyze.ts';

/** A verdict is wanted while somebody looks at the screen; after this it is of no use. */
const CHECK_TIMEOUT_MS = 5_000;

export interface CheckServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * `POST /check` with a photo as its body answers with the quick verdict on it; `POST /reanalyze` with stored readings
 * and the customer's answers, with the result that follows from them; `POST /measure` with the keys of stored photos, with
 * the result of all of them; `POST /hair` with the key of one looks where its hair is, or answers 410 where it is deleted.
 * For the gateway alone: no access control.
 */
export async function startCheckServer(options: {
  engine: Pick<EnginePool, 'check'>;
  measure: (request: MeasureRequest) => Promise<MeasuredTogether>;
  mapHair: (request: HairRequest) => Promise<void>;
  host: string;
  port: number;
  logger: Logger;
}): Promise<CheckServer> {
  const app = fastify({ bodyLimit: PHOTO_MAX_BYTES, forceCloseConnections: true });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/check', async (request, reply) => {
    try {
      const { verdict, timings } = await options.engine.check(request.body as Buffer, CHECK_TIMEOUT_MS);
      options.logger.debug({ timings, problems: verdict.problems }, 'checked a photo');
      return verdict;
    } catch (err) {
      options.logger.warn({ err }, 'a check failed');
      return reply.code(503).send();
    }
  });
  app.post('/reanalyze', async (request, reply) => {
    const asked = reanalysisRequestSchema.safeParse(request.body);
    return asked.success ? reanalyze(asked.data) : reply.code(400).send();
  });
  app.post('/measure', async (request, reply) => {
    const asked = measureRequestSchema.safeParse(request.body);
    if (!asked.success) return reply.code(400).send();
    try {
      return await options.measure(asked.data);
    } catch (err) {
      options.logger.warn({ err }, 'photos could not be measured together');
      return reply.code(503).send();
    }
  });
  app.post('/hair', async (request, reply) => {
    const asked = hairRequestSchema.safeParse(request.body);
    if (!asked.success) return reply.code(400).send();
    try {
      await options.mapHair(asked.data);
      return reply.code(204).send();
    } catch (err) {
      // Deleted with its order, or alone, while somebody asked.
      if (err instanceof ObjectNotFoundError || err instanceof OrderGoneError) return reply.code(410).send();
      options.logger.warn({ err }, 'where hair is could not be stored');
      return reply.code(503).send();
    }
  });
  await app.listen({ host: options.host, port: options.port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
