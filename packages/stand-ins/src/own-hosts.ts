import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Hosts used by this machine and its containers: loopback, an address, or a name without a dot. Other names are DNS
 * rebinding, which would let foreign pages read our mail.
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
