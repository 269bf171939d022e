import type { GatewayDeps } from '../deps.ts';
import type { HandlersFor } from '../http/handler.ts';
import { buildOpenApiDocument } from './openapi.ts';

/** Never changes while the process runs. */
const CACHE_CONTROL = 'public, max-age=300';

export function openApiHandlers({ config }: GatewayDeps): HandlersFor<'getOpenApi'> {
  const document = buildOpenApiDocument(config.PUBLIC_URL);
  return {
    getOpenApi: async ({ reply }) => {
      reply.header('cache-control', CACHE_CONTROL);
      return document;
    },
  };
}
