import type { FastifyInstance } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { docsPage } from '../docs/docs-page.ts';
import { openApi } from '../docs/openapi.ts';

/** The contract, for programs and for people; made once, since it never changes while we run. */
export function docsRoutes(app: FastifyInstance, { config }: GatewayDeps): void {
  const json = JSON.stringify(openApi(config.PUBLIC_URL));
  const html = docsPage(config.PUBLIC_URL);
  const cached = 'public, max-age=300';
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').header('cache-control', cached).send(json),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', cached).send(html),
  );
}
