import { expect, it } from 'vitest';
import { createTurns } from './in-turn.ts';

it('begins nothing before what was asked for earlier has ended, well or not', async () => {
  const inTurn = createTurns();
  const told: string[] = [];
  const slow = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    told.push('first begins');
    await slow.promise;
    told.push('first ends');
    throw new Error('refused');
  });
  const second = inTurn(async () => {
    told.push('second');
    return 2;
  });
  const ended = expect(first).rejects.toThrow('refused');
  slow.resolve();
  await ended;
  expect(await second).toBe(2);
  expect(told).toEqual(['first begins', 'first ends', 'second']);
});
