import helmet from '@fastify/helmet';
import { strictPolicy } from '@trueseason/platform/runtime';
import type { FastifyInstance } from 'fastify';

/** Nothing loaded from elsewhere, nothing cached, because the pages name orders and reasons. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // The queue dashboard finds its files with a `<base>`.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: strictPolicy({ baseUri: ["'self'"] }),
    },
    // Used over loopback or a tunnel; a TLS proxy adds this header.
    strictTransportSecurity: false,
    // Without a referrer, browsers post forms with `Origin: null`, which looks like another site.
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
