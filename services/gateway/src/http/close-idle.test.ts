import { Agent, get } from 'node:http';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { closeWhatFallsIdle } from './close-idle.ts';

it('stops while a client keeps its last connection alive', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeWhatFallsIdle(app);
  const [asked, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/', async () => {
    asked.resolve();
    await answering.promise;
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
  await asked.promise;
  const began = performance.now();
  const closed = app.close();
  answering.resolve();
  const [status] = await Promise.all([answered, closed]);
  expect(status).toBe(200);
  expect(performance.now() - began).toBeLessThan(2_000);
  agent.destroy();
});
