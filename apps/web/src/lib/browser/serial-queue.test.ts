import { expect, it } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

it('begins nothing before what was asked for earlier has ended, well or not', async () => {
  const inTurn = createSerialQueue();
  const log: string[] = [];
  const slow = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    log.push('first begins');
    await slow.promise;
    log.push('first ends');
    throw new Error('refused');
  });
  const second = inTurn(async () => {
    log.push('second');
    return 2;
  });
  const ended = expect(first).rejects.toThrow('refused');
  slow.resolve();
  await ended;
  expect(await second).toBe(2);
  expect(log).toEqual(['first begins', 'first ends', 'second']);
});
