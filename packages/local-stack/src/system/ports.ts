import { connect, createServer, isIPv4 } from 'node:net';

export interface Ports {
  web: number;
  ops: number;
  standIns: number;
}

/** A required port is in use; the message says which, and what to set. */
class PortTakenError extends Error {
  override name = 'PortTakenError';
}

/** Variable, default and use. */
const USES = {
  web: ['PORT', '3000', 'the web app and its API'],
  ops: ['OPS_PORT', '3001', 'the queue dashboards'],
  standIns: ['STAND_INS_PORT', '3002', 'the mailbox and test payments'],
} as const satisfies Record<keyof Ports, readonly [string, string, string]>;

/** The ports that an environment asks for. `npm start` runs this from source, before anything is built. */
export function portsOf(env: NodeJS.ProcessEnv): Ports {
  const portOf = ([name, otherwise]: (typeof USES)[keyof Ports]): number => {
    const value = env[name] || otherwise;
    const port = Number(value);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw new Error(`${name} must be a port from 1 to 65535, not '${value}'`);
  };
  return { web: portOf(USES.web), ops: portOf(USES.ops), standIns: portOf(USES.standIns) };
}

/** Refuses an address of HOST and its kind that is none of this machine, such as conda's x86_64-conda-linux-gnu. */
export async function requireHosts(env: NodeJS.ProcessEnv): Promise<void> {
  for (const variable of ['HOST', 'OPS_HOST', 'CHECK_HOST', 'HEALTH_HOST']) {
    const host = env[variable];
    const reason = host && (await whyNotBound(0, host));
    if (reason)
      throw new Error(
        `${variable}=${host} is no address of this machine: take it out of .env, or set 127.0.0.1 or 0.0.0.0`,
      );
  }
}

export async function requireFreePorts(ports: Ports): Promise<void> {
  if (await whyNotBound(0, LOOPBACKS[0]))
    throw new Error(
      'This machine has no 127.0.0.1, where the parts reach each other: ip link set lo up, or enable IPv4 on lo',
    );
  const problems: string[] = [];
  const named = new Set<number>();
  for (const [name, [variable, , use]] of Object.entries(USES)) {
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

/**
 * Refuses ports at which another program answers besides ours, since browsers may reach it first as localhost. Those where
 * ours listen on IPv6 themselves are not checked.
 */
export async function requireOwnAnswers(ports: Ports, env: NodeJS.ProcessEnv): Promise<void> {
  const hosts: Record<keyof Ports, string | undefined> = { web: env.HOST, ops: env.OPS_HOST, standIns: undefined };
  for (const [name, [variable]] of Object.entries(USES)) {
    const port = ports[name as keyof Ports];
    const host = hosts[name as keyof Ports] || LOOPBACKS[0];
    if (isIPv4(host) && (await answers('::1', port)))
      throw new PortTakenError(
        `Port ${port} (${variable}) was taken by another program on [::1], which browsers may ask first. Free it, or choose another: ${variable}=${port + 100} npm start`,
      );
  }
}

/** Where a browser looks for localhost. */
const LOOPBACKS = ['127.0.0.1', '::1'] as const;
const ANSWER_MS = 1_000;

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: ANSWER_MS });
    const end = (isAnswered: boolean) => () => {
      socket.destroy();
      resolve(isAnswered);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}

/** Whether it can be bound says nothing about other addresses, at which another program may answer. */
async function whyNotFree(port: number): Promise<string | undefined> {
  const answered = await Promise.all(LOOPBACKS.map((host) => answers(host, port)));
  return answered.includes(true) ? 'is taken' : whyNotBound(port, LOOPBACKS[0]);
}

function whyNotBound(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used by you (${error.code})`),
    );
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
