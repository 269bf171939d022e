import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { discardCallBodies } from './discard-bodies.ts';
import { sendProblem } from './handle-errors.ts';
import { ProblemError } from './problem-error.ts';
import { isNavigation } from './refusal-page.ts';
import { loadWebPages, PAGES_FOLDER } from './web-pages.ts';

export interface WebAppOptions {
  /** Directory of the built web app; without it only the API is served. */
  readonly directory: string | undefined;
  readonly publicUrl: string;
  /** The operator's variables. */
  readonly env: Parameters<typeof loadWebPages>[2];
}

export interface WebApp {
  /** Sends a URL's page, or that of a share link with its season (null for a dead one). */
  sendPage(request: FastifyRequest, reply: FastifyReply, shared?: string | null): FastifyReply;
}

const PAGE_HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'x-dns-prefetch-control',
  'x-download-options',
];
/** Close to the best ratio, at two milliseconds per page. */
const BROTLI_QUALITY = 6;
/** A page request to an unknown address; requests for files or data get no page. */
const isPageRequest = (path: string, headers: FastifyRequest['headers']) =>
  !path.startsWith('/api/') && !path.slice(path.lastIndexOf('/')).includes('.') && isNavigation(headers);

/** Serves the built web app on the API's origin. */
export async function serveWebApp(app: FastifyInstance, { directory, publicUrl, env }: WebAppOptions): Promise<WebApp> {
  // Compresses text that does not fit into one packet. Requests are never decompressed.
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  if (directory) {
    await app.register(fastifyStatic, {
      root: resolve(directory),
      wildcard: false,
      index: false,
      // Precompressed by the build.
      preCompressed: true,
      globIgnore: ['index.html', `${PAGES_FOLDER}/**`, '**/*.{br,gz}'],
      setHeaders: (reply, path) => {
        // Built assets have a content hash in their name; pages must be revalidated.
        const immutable = path.includes('/assets/');
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
        // Page headers do not apply to scripts and fonts, and cost as much as a small one.
        if (immutable) for (const name of PAGE_HEADERS) reply.removeHeader(name);
      },
    });
  }
  const pages = directory ? await loadWebPages(resolve(directory), publicUrl, env) : null;
  for (const [path, { type, text }] of pages?.crawlerFiles ?? []) {
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text));
  }

  const sendPage: WebApp['sendPage'] = (request, reply, shared) => {
    const [path = '/', search = ''] = request.url.split('?', 2);
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    const page = asksForPage ? pages?.find(path, search) : null;
    // Other spellings redirect to the canonical one.
    if (page && page.path !== path) return reply.redirect(page.path + request.url.slice(path.length), 308);
    const pageHtml = shared === undefined ? page?.html : pages?.sharedHtml(shared);
    const html = pageHtml ?? (asksForPage && isPageRequest(path, request.headers) ? pages?.notFoundHtml : undefined);
    if (html) {
      return reply
        .code(pageHtml && shared !== null ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(html);
    }
    return sendProblem(new ProblemError('not_found'), request, reply);
  };
  const handlePage = async (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply);
  // Pages need a route: compression does not apply to the not-found handler.
  app.get('/*', handlePage);
  await app.register(async (scope) => {
    discardCallBodies(scope);
    scope.setNotFoundHandler(handlePage);
  });
  return { sendPage };
}
