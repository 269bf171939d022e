import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VERSION } from '@trueseason/contracts';
import { Gauge, type Registry } from 'prom-client';

/** Resolves if a dependency works, else rejects. */
export type Check = () => Promise<unknown>;

const CHECK_TIMEOUT_MS = 2_000;

async function runCheck(check: Check): Promise<boolean> {
  const timeoutSignal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const timeout = new Promise<never>((_, reject) =>
    timeoutSignal.addEventListener('abort', () => reject(timeoutSignal.reason)),
  );
  return Promise.race([check(), timeout]).then(
    () => true,
    () => false,
  );
}

/** `/readyz` as a metric, including degraded parts that stop nothing. */
export function exposeChecks(registry: Registry, checks: Record<string, Check>): void {
  new Gauge({
    name: 'dependency_up',
    help: 'Whether what this process depends on answers it',
    labelNames: ['dependency'],
    registers: [registry],
    async collect() {
      const passed = await Promise.all(Object.values(checks).map(runCheck));
      for (const [index, dependency] of Object.keys(checks).entries()) this.set({ dependency }, passed[index] ? 1 : 0);
    },
  });
}

/**
 * `/healthz` is 200 and the version while the event loop runs; `/readyz` lists checks and is 200 if all but the optional
 * ones pass, else 503; `/metrics` exports the registry. A separate port keeps them private.
 */
export async function startHealthServer(options: {
  host: string;
  port: number;
  checks: Record<string, Check>;
  registry: Registry;
  /** Names of checks that `/readyz` reports but does not need. */
  optional?: readonly string[];
}) {
  exposeChecks(options.registry, options.checks);
  const readiness = async () => {
    const names = Object.keys(options.checks);
    const results = await Promise.all(Object.values(options.checks).map(runCheck));
    const body = Object.fromEntries(names.map((name, index) => [name, results[index] ? 'ok' : 'failing']));
    const ready = names.every((name, index) => results[index] || options.optional?.includes(name));
    return { status: ready ? 200 : 503, body: JSON.stringify(body), type: 'application/json' };
  };
  const respond = async (path: string | undefined) => {
    if (path === '/healthz')
      return { status: 200, body: JSON.stringify({ status: 'ok', version: VERSION }), type: 'application/json' };
    if (path === '/readyz') return readiness();
    if (path === '/metrics') {
      return { status: 200, body: await options.registry.metrics(), type: options.registry.contentType };
    }
    return { status: 404, body: '', type: 'text/plain' };
  };
  const server = createServer((request, response) => {
    respond(request.url).then(
      ({ status, body, type }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
