import { once } from 'node:events';
import { connect } from 'node:net';
import { BRAND } from '@trueseason/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUTHORIZED, startTestOps, type TestOps } from '../testing/test-ops.ts';

let ops: TestOps;
beforeAll(async () => {
  ops = await startTestOps();
});
afterAll(() => ops.close());

const wrong = { authorization: `Basic ${Buffer.from('ops:wrong').toString('base64')}` };

const CHANGE = '/queues/api/queues/analysis/analyze-1/retry';

it('requires the password before showing or changing anything', async () => {
  const shown = ['/', '/api/fleet', '/queues/', '/queues/api/queues', '/queues/static/favicon-32x32.png', '/nothing'];
  for (const url of shown) {
    const response = await ops.app.inject({ url });
    expect([url, response.statusCode]).toEqual([url, 401]);
    expect(response.headers['www-authenticate']).toMatch(/^Basic/);
  }
  expect((await ops.app.inject({ method: 'PUT', url: CHANGE })).statusCode).toBe(401);
});

it('shows the pages with the password only', async () => {
  const page = await ops.app.inject({ url: '/', headers: AUTHORIZED });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['cache-control']).toBe('no-store');
  expect((await ops.app.inject({ url: '/queues/', headers: AUTHORIZED })).body).toContain(`${BRAND.name} queues`);
});

it('carries out nothing that another site asks for', async () => {
  for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const response = await ops.app.inject({ method: 'PUT', url: CHANGE, headers: { ...AUTHORIZED, ...headers } });
    expect(response.statusCode).toBe(403);
  }
});

it('refuses wrong passwords, and after ten of them everything from their address for a while', async () => {
  const from = (remoteAddress: string, headers: Record<string, string>) =>
    ops.app.inject({ url: '/', headers, remoteAddress });
  for (let n = 0; n < 10; n += 1) expect((await from('10.0.0.7', wrong)).statusCode).toBe(401);
  const response = await from('10.0.0.7', AUTHORIZED);
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('10.0.0.8', AUTHORIZED)).statusCode).toBe(200);
});

it('cuts off a form that does not end', async () => {
  const { port } = new URL(await ops.app.listen({ port: 0 }));
  const socket = connect(Number(port), 'localhost');
  socket.write('POST /sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  await once(socket.resume(), 'close', { signal: AbortSignal.timeout(14_000) });
}, 20_000);
