import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * By which names this machine and its containers call us: loopback, an address, or a name without a dot. Any other name
 * was pointed here by somebody else, whose pages a browser would then let read our mails.
 */
function isOwn(host: string): boolean {
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
  const address = name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name;
  return isIP(address) > 0 || (name !== '' && !name.includes('.')) || name.endsWith('.localhost');
}

/** Answers 421 to requests that mean another host. */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOwn(request.headers.host ?? '')) return;
    await reply.code(421).send({ message: 'These stand-ins answer on this machine alone.' });
  });
}
