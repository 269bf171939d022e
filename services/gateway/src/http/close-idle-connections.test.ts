import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { request } from '../testing/hostile/raw-request.ts';
import { startTestGateway } from '../testing/test-gateway.ts';
import { closeIdleConnectionsOnStop } from './close-idle-connections.ts';

it('stops while a client keeps its last connection alive', async () => {
  // Longer than any test lasts.
  const app = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 3_600_000 });
  closeIdleConnectionsOnStop(app);
  const body = new PassThrough();
  app.get('/', async () => body);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const begun = once(get(url, { agent }), 'response') as Promise<[IncomingMessage]>;
  body.write('do');
  const [response] = await begun;
  // Its head, which is sent, has promised to keep the connection.
  const closed = app.close();
  body.end('ne');
  expect([response.statusCode, response.headers.connection, await text(response)]).toEqual([200, 'keep-alive', 'done']);
  await closed;
  agent.destroy();
});

it('answers a request whose body arrives while it stops', async () => {
  const gateway = await startTestGateway();
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  let received = '';
  const waiting = Promise.withResolvers<void>();
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.on('data', (chunk) => {
    received += chunk;
    if (received.includes(' 100 ')) waiting.resolve();
  });
  const body = JSON.stringify({ code: 'NONE' });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length), expect: '100-continue' };
  socket.write(request('POST', '/api/promo/validate', headers));
  await waiting.promise;
  const closed = gateway.close();
  socket.write(body);
  await Promise.all([ended, closed]);
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(['100', '400']);
});

it('serves a request that is on its way on an idle connection while it stops', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const stopping = Promise.withResolvers<void>();
  app.addHook('preClose', async () => stopping.resolve());
  closeIdleConnectionsOnStop(app, 2_000);
  app.post('/', async () => 'done');
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(url.port), url.hostname);
  let received = '';
  socket.on('data', (chunk) => (received += chunk));
  const ended = new Promise((resolve) => socket.on('close', resolve));
  const send = () => socket.write(request('POST', '/', { 'content-length': '2', 'content-type': 'text/plain' }, 'hi'));
  const responses = () => received.split('HTTP/1.1 200').length - 1;
  send();
  await expect.poll(responses).toBe(1);
  const closed = app.close();
  await stopping.promise;
  send();
  await Promise.all([ended, closed]);
  expect(responses()).toBe(2);
  expect(received).toContain('Connection: close');
});

it('sends all of a response that a slow client has only begun to read while it stops', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeIdleConnectionsOnStop(app);
  // More than the kernel's buffers take.
  const body = Buffer.alloc(32 * 1024 * 1024);
  app.get('/', async () => body);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });
  const closed = app.close();
  await sleep(200);
  expect((await buffer(response)).length).toBe(body.length);
  await closed;
  agent.destroy();
});
