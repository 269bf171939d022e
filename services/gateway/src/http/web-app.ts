import { resolve } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { SeasonName } from '@trueseason/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';
import { loadWebPages } from './web-pages.ts';

export interface WebAppOptions {
  /** The built web app; without it only the API answers. */
  readonly directory: string | undefined;
  readonly publicUrl: string;
  /** The season behind a share link's token, for its preview; null when the link shows nothing. */
  readonly sharedSeason: (token: string) => Promise<SeasonName | null>;
}

const SHARED = /^\/shared\/([\w.-]+)$/;
const isPage = (path: string, accept: string | undefined) =>
  !path.startsWith('/api/') && (accept?.includes('text/html') ?? false);

/** Serves the built web app on the API's origin; paths that no file has are pages. */
export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { directory, publicUrl, sharedSeason } = options;
  // Text only, and nothing that fits into one packet anyway.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  if (directory) {
    await app.register(fastifyStatic, {
      root: resolve(directory),
      wildcard: false,
      index: false,
      setHeaders: (reply, path) => {
        // Built assets carry a hash of their content in their name; pages must be asked for again.
        const immutable = path.includes('/assets/');
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const pages = directory ? await loadWebPages(resolve(directory), publicUrl) : null;
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (pages && request.method === 'GET' && isPage(path, request.headers.accept)) {
      const token = SHARED.exec(path)?.[1];
      const season = token ? await sharedSeason(token) : null;
      const html = season ? pages.shared(season) : pages.of(path);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    }
    const problem = new ProblemError('not_found');
    return reply.code(problem.status).send(problem.toBody());
  });
}
