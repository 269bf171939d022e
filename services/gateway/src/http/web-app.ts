import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

const isPage = (path: string, accept: string | undefined) =>
  !path.startsWith('/api/') && (accept?.includes('text/html') ?? false);

/** Serves the built web app on the API's origin; paths that no file has are pages of the app. */
export async function serveWebApp(app: FastifyInstance, directory: string | undefined): Promise<void> {
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
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (directory && request.method === 'GET' && isPage(path, request.headers.accept)) {
      return reply.type('text/html').sendFile('index.html');
    }
    const problem = new ProblemError('not_found');
    return reply.code(problem.status).send(problem.toBody());
  });
}
