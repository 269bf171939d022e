import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { rolldown } from 'rolldown';

/** Serves the browser script at /v3/ and /v3, as one classic script bundled from this folder's modules. */
export async function stripeJs(app: FastifyInstance): Promise<void> {
  let script: Promise<string> | undefined;
  for (const path of ['/v3', '/v3/'])
    app.get(path, async (_request, reply) => {
      script ??= bundle();
      reply.header('cache-control', 'no-cache').header('cross-origin-resource-policy', 'cross-origin');
      return reply.type('text/javascript; charset=utf-8').send(await script);
    });
}

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, `index${extname(import.meta.filename)}`),
    logLevel: 'warn',
  });
  const { output } = await build.generate({ format: 'iife', sourcemap: false });
  await build.close();
  return output[0].code;
}
