import { Redis as Client } from 'ioredis';
import { afterEach, expect, test } from 'vitest';
import { type Redis, startRedis } from './start.ts';

const running: Redis[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(options: Parameters<typeof startRedis>[0] = {}): Promise<Redis> {
  const server = await startRedis(options);
  running.push(server);
  return server;
}

function client(url: string): Client {
  const made = new Client(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  made.on('error', () => {});
  clients.push(made);
  return made;
}

test('the server after a killed one is empty on the same port, and clients reconnect', async () => {
  const server = await start();
  const redis = client(server.url);
  await redis.set('order', '291');
  const before = server.pid;
  process.kill(before, 'SIGKILL');
  expect(await server.exited).toMatchObject({ signal: 'SIGKILL' });
  expect((await start({ port: Number(new URL(server.url).port) })).pid).not.toBe(before);
  expect(await redis.get('order')).toBeNull();
  expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
});

test('reports a taken port', async () => {
  const server = await start();
  await expect(startRedis({ port: Number(new URL(server.url).port) })).rejects.toThrow(/did not start on port/);
});
