import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Redis as Client } from 'ioredis';
import { afterEach, expect, test } from 'vitest';
import { isNewEnough } from './installed.ts';
import { type Redis, startRedis } from './start.ts';

const running: Redis[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(port?: number): Promise<Redis> {
  const server = await startRedis(port === undefined ? {} : { port });
  running.push(server);
  return server;
}

function client(url: string): Client {
  const made = new Client(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  made.on('error', () => {});
  clients.push(made);
  return made;
}

test('a killed server restarts empty on the same port, and clients reconnect', async () => {
  const server = await start();
  const redis = client(server.url);
  await redis.set('order', '291');
  const before = server.pid;
  process.kill(before, 'SIGKILL');
  expect(await server.exited).toMatchObject({ signal: 'SIGKILL' });
  await server.restart();
  expect(server.pid).not.toBe(before);
  expect(await redis.get('order')).toBeNull();
  expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
});

test('reports a taken port', async () => {
  const server = await start();
  await expect(startRedis({ port: Number(new URL(server.url).port) })).rejects.toThrow(/did not start on port/);
});

test('a single command is answered at once', async () => {
  const redis = client((await start()).url);
  await redis.ping();
  const took: number[] = [];
  for (let n = 0; n < 50; n++) {
    const startedAt = performance.now();
    await redis.set(randomUUID(), n);
    took.push(performance.now() - startedAt);
  }
  // A server that batches commands delays each; a busy machine only some.
  expect(took.toSorted((x, y) => x - y)[10]).toBeLessThan(20);
});

/** Over a raw connection, without a client's bookkeeping. */
async function pingOnce(url: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('PING\r\n');
  const [said] = await once(socket, 'data');
  socket.destroy();
  expect(String(said)).toBe('+PONG\r\n');
}

test('serves more connections over time than it has descriptors', async () => {
  const { url } = await start();
  for (let n = 0; n < 7_000; n += 100) {
    await Promise.all(Array.from({ length: 100 }, () => pingOnce(url)));
  }
  expect(await client(url).ping()).toBe('PONG');
}, 240_000);

test.each([
  ['Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0', true],
  ['Valkey server v=8.1.0 sha=00000000', true],
  ['Redis server v=6.0.16 sha=00000000:0', false],
  ['command not found', false],
  [null, false],
])('an installed server that says %j is used: %s', (version, used) => {
  expect(isNewEnough(version)).toBe(used);
});
