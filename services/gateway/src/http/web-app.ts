import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';
import { loadWebPages, PAGES } from './web-pages.ts';

export interface WebAppOptions {
  /** The built web app; without it only the API answers. */
  readonly directory: string | undefined;
  readonly publicUrl: string;
}

export interface WebApp {
  /** Answers with the page of an address, or with a preview of the season that is shared there. */
  answerPage(request: FastifyRequest, reply: FastifyReply, shared?: string | null): FastifyReply;
}

const PAGE_HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'x-dns-prefetch-control',
  'x-download-options',
];
/** Nearly as small as it gets, in two milliseconds a page. */
const BROTLI_QUALITY = 6;
/** A person who went astray; whoever asks for a file or for data gets no page instead. */
const isLostVisitor = (path: string, accept: string | undefined) =>
  !path.startsWith('/api/') &&
  !path.slice(path.lastIndexOf('/')).includes('.') &&
  (accept?.includes('text/html') ?? false);

/** Serves the built web app on the API's origin. */
export async function serveWebApp(app: FastifyInstance, { directory, publicUrl }: WebAppOptions): Promise<WebApp> {
  // Text only, and nothing that fits into one packet anyway.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  if (directory) {
    await app.register(fastifyStatic, {
      root: resolve(directory),
      wildcard: false,
      index: false,
      // The build has done it better than there is time for here.
      preCompressed: true,
      globIgnore: [`${PAGES}/**`, '**/*.{br,gz}'],
      setHeaders: (reply, path) => {
        // Built assets carry a hash of their content in their name; pages must be asked for again.
        const immutable = path.includes('/assets/');
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
        // What rules a page says nothing about a script or a font, and would weigh as much as a small one.
        if (immutable) for (const name of PAGE_HEADERS) reply.removeHeader(name);
      },
    });
  }
  const pages = directory ? await loadWebPages(resolve(directory), publicUrl) : null;
  for (const [path, { type, text }] of pages?.forRobots ?? []) {
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text));
  }

  const answerPage: WebApp['answerPage'] = (request, reply, shared = null) => {
    const [path = '/', search = ''] = request.url.split('?', 2);
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    const page = asksForPage ? (shared ? pages?.shared(shared) : pages?.of(path, search)) : null;
    const html = page ?? (asksForPage && isLostVisitor(path, request.headers.accept) ? pages?.unknown : undefined);
    if (html) {
      return reply
        .code(page ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(html);
    }
    const problem = new ProblemError('not_found');
    return reply.code(problem.status).send(problem.toBody());
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => answerPage(request, reply);
  // A route of its own for pages: the compression does not reach what the not-found handler sends.
  app.get('/*', answer);
  app.setNotFoundHandler(answer);
  return { answerPage };
}
