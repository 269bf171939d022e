import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@trueseason/testing/servers';

const CADDYFILE = join(import.meta.dirname, '../../../../infra/docker/Caddyfile');
const PATIENCE_MS = 10_000;

export interface Edge {
  readonly url: string;
  /** Its report on its upstreams. */
  readonly adminUrl: string;
  readonly metricsUrl: string;
  close(): Promise<void>;
}

/** The product's own edge in front of a gateway on this machine. */
export async function startEdge(gatewayUrl: string, port: number, directory: string): Promise<Edge> {
  const [healthPort, adminPort] = await Promise.all([freePort(), freePort()]);
  const caddy = spawn(process.env.CADDY ?? 'caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: {
      PORT: String(port),
      HEALTH_PORT: String(healthPort),
      EDGE_ADMIN: `127.0.0.1:${adminPort}`,
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_PORT: new URL(gatewayUrl).port,
      XDG_DATA_HOME: directory,
      XDG_CONFIG_HOME: directory,
      PATH: process.env.PATH,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  caddy.stderr.on('data', (chunk) => {
    output = `${output}${chunk}`.slice(-2_000);
  });
  const end = () => void caddy.kill('SIGKILL');
  process.once('exit', end);
  let failure: Error | undefined;
  caddy.once('error', (error: NodeJS.ErrnoException) => {
    failure =
      error.code === 'ENOENT'
        ? new Error('There is no Caddy. Put caddy 2.11 on PATH, or its file into the variable CADDY')
        : error;
  });
  caddy.once('exit', () => {
    failure ??= new Error(`Caddy has ended; it said last:\n${output}`);
  });
  const metricsUrl = `http://127.0.0.1:${healthPort}`;
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    if (failure) throw failure;
    const isReady = await fetch(`${metricsUrl}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isReady) break;
    if (performance.now() >= deadline) {
      end();
      throw new Error(`Caddy did not start; it said last:\n${output}`);
    }
    await sleep(100);
  }
  return {
    url: `http://localhost:${port}`,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    metricsUrl: `${metricsUrl}/metrics`,
    close: async () => {
      process.off('exit', end);
      if (failure) return;
      const exit = once(caddy, 'exit');
      end();
      await exit;
    },
  };
}
