import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { closeWhatFallsIdle } from './close-idle.ts';

it('stops although a client keeps the connection on which it was answered last', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeWhatFallsIdle(app);
  app.get('/', async () => {
    await sleep(200);
    return 'done';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().on('end', () => resolve(response.statusCode))).on(
      'error',
      reject,
    );
  });
  await sleep(50);
  const began = performance.now();
  const [status] = await Promise.all([answered, app.close()]);
  expect(status).toBe(200);
  expect(performance.now() - began).toBeLessThan(2_000);
  agent.destroy();
});
