import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so that outgoing connections cannot take a port first. */
const RANGE = [20_000, 30_000] as const;
const TRIES = 50;
/** Avoids duplicates under concurrency. */
const given = new Set<number>();

/** Ports that something else will take later. */
export function reservePorts(ports: readonly number[]): void {
  for (const port of ports) given.add(port);
}

/** A loopback TCP port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(...RANGE);
    if (given.has(port)) continue;
    given.add(port);
    if (await canListen(port)) return port;
  }
  throw new Error(`No free port between ${RANGE.join(' and ')}`);
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}
