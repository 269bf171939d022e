import { afterEach, expect, it } from 'vitest';
import { startHealthServer } from './health-server.ts';
import { createRegistry } from './metrics.ts';

let server: Awaited<ReturnType<typeof startHealthServer>> | undefined;
afterEach(() => server?.close());

async function readiness(...optional: string[]): Promise<[status: number, body: unknown]> {
  const checks = { database: () => Promise.reject(new Error('away')), store: () => Promise.resolve() };
  const registry = createRegistry('test');
  server = await startHealthServer({ host: '127.0.0.1', port: 0, checks, registry, optional });
  const response = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  return [response.status, await response.json()];
}

it('is not ready without its dependencies, and names them', async () => {
  expect(await readiness()).toEqual([503, { database: 'failing', store: 'ok' }]);
});

it('stays ready without an optional dependency, and still names it', async () => {
  expect(await readiness('database')).toEqual([200, { database: 'failing', store: 'ok' }]);
  expect((await readiness('store'))[0]).toBe(503);
});

it('exports the same as a metric', async () => {
  await readiness();
  const metrics = await (await fetch(`http://127.0.0.1:${server?.port}/metrics`)).text();
  expect(metrics).toContain('dependency_up{dependency="database",service="test"} 0');
  expect(metrics).toContain('dependency_up{dependency="store",service="test"} 1');
});
