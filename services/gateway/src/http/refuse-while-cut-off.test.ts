import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { reaches, refuseWhileCutOff } from './refuse-while-cut-off.ts';

it('refuses connections while the database is out of reach, ends those it has, and closes at any time', async () => {
  const app = fastify();
  app.get('/', async () => 'served');
  app.get('/slow', () => new Promise(() => {}));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  let isReached = true;
  const states: string[] = [];
  const refusing = refuseWhileCutOff(
    app.server,
    {
      isReached: async () => isReached,
      listen: () => app.server.listen(port, '127.0.0.1'),
      log: (state) => states.push(state),
      onError: (error) => expect.fail(String(error)),
    },
    5,
  );
  const state = async (wanted: string) => expect.poll(() => states.at(-1)).toBe(wanted);
  const waiting = fetch(`${url}/slow`);
  await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(1);
  isReached = false;
  await expect(waiting).rejects.toThrow('fetch failed');
  await state('refuses');
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  isReached = true;
  await state('accepts');
  expect(await (await fetch(url)).text()).toBe('served');
  isReached = false;
  await state('refuses');
  await refusing.close();
  await app.close();
});

it('knows what accepts connections', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const there = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await reaches(there)).toBe(true);
  server.close();
  await once(server, 'close');
  expect(await reaches(there)).toBe(false);
});
