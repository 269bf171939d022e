import { connect } from 'node:net';
import { createRegistry, type Registry } from '@trueseason/platform/runtime';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measureRequests } from './request-metrics.ts';

let app: FastifyInstance;
let registry: Registry;
beforeEach(async () => {
  registry = createRegistry('test');
  app = fastify();
  measureRequests(app, registry);
});
afterEach(() => app.close());

async function counted(): Promise<string[]> {
  const metric = await registry.getSingleMetric('http_request_duration_seconds')?.get();
  const counts = metric?.values.filter((value) => (value as { metricName?: string }).metricName?.endsWith('_count'));
  return (counts ?? []).map(({ labels: { kind, method, route, status }, value }) =>
    [kind, method, route, status, value].join(' '),
  );
}

it('counts by route pattern, so IDs create no series', async () => {
  app.get('/api/orders/:orderId', { config: { call: 'getOrder' } }, async () => ({}));
  for (const id of [1, 2, 3]) await app.inject(`/api/orders/${id}`);
  expect(await counted()).toEqual(['call GET /api/orders/:orderId 2xx 3']);
});

it('separates transfers, calls, pages and files', async () => {
  app.post('/api/orders/guest', { config: { call: 'createGuestOrder' } }, async () => ({}));
  app.get('/api/orders/:orderId/pdf', { config: { call: 'getOrderPdf' } }, async () => 'pdf');
  app.get('/open/:token', { config: { call: 'openLink' } }, async (_request, reply) => reply.redirect('/results/1'));
  app.get('/assets/app-abc.js', async () => 'script');
  app.setNotFoundHandler((request, reply) => reply.code(request.url === '/upload' ? 200 : 404).send('page'));
  await app.inject({ method: 'POST', url: '/api/orders/guest' });
  for (const url of ['/api/orders/1/pdf', '/open/x', '/assets/app-abc.js', '/upload', '/a', '/b'])
    await app.inject(url);
  expect(await counted()).toEqual([
    'transfer POST /api/orders/guest 2xx 1',
    'transfer GET /api/orders/:orderId/pdf 2xx 1',
    'call GET /open/:token 3xx 1',
    'file GET file 2xx 1',
    'page GET page 2xx 1',
    'page GET unknown 4xx 2',
  ]);
});

it('counts our failures, and separately clients that disconnected', async () => {
  app.get('/api/broken', () => Promise.reject(new Error('ours')));
  const hold = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  app.get('/api/slow', async () => {
    asked.resolve();
    await hold.promise;
    return 'late';
  });
  await app.inject('/api/broken');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /api/slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await asked.promise;
  socket.destroy();
  await expect.poll(counted).toEqual(['call GET /api/broken 5xx 1', 'call GET /api/slow aborted 1']);
  hold.resolve();
});
