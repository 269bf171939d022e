import { createServer } from 'node:net';
import { freePort } from '@trueseason/embedded-servers';

export interface Ports {
  web: number;
  ops: number;
  standIns: number;
}

/** A required port is in use; the message says which, and what to set. */
class PortTakenError extends Error {
  override name = 'PortTakenError';
}

const USES = {
  web: ['PORT', 'the web app and its API'],
  ops: ['OPS_PORT', 'the queue dashboards'],
  standIns: ['STAND_INS_PORT', 'the mailbox and test payments'],
} as const satisfies Record<keyof Ports, readonly [string, string]>;

export async function requireFreePorts(ports: Ports): Promise<void> {
  const problems: string[] = [];
  const named = new Set<number>();
  for (const [name, [variable, use]] of Object.entries(USES)) {
    const port = ports[name as keyof Ports];
    const reason = named.has(port) ? 'is named twice' : await whyNotFree(port);
    named.add(port);
    if (reason)
      problems.push(
        `Port ${port} (${variable}: ${use}) ${reason}. Free it, or choose another: ${variable}=${port + 100} npm start`,
      );
  }
  if (problems.length > 0) throw new PortTakenError(problems.join('\n'));
}

export async function ephemeralPorts(): Promise<Ports> {
  const [web, ops, standIns] = await Promise.all([freePort(), freePort(), freePort()]);
  return { web, ops, standIns };
}

function whyNotFree(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used: ${error.message}`),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
