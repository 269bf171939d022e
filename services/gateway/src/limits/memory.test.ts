import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

it('leaves room for others next to one full address', () => {
  const memory = createMemory(20, 10);
  const [first, second] = [memory.begin('a'), memory.begin('a')];
  expect([first.add(6), second.add(6), second.add(4)]).toEqual([true, false, true]);
  expect(memory.begin('b').add(10)).toBe(true);
  expect(memory.begin('c').add(1)).toBe(false);
  first.end();
  expect(memory.begin('a').add(6)).toBe(true);
});

it('counts nothing for an ended request', () => {
  const memory = createMemory(10);
  const gone = memory.begin('a');
  gone.end();
  expect(gone.add(10)).toBe(false);
  gone.end();
  expect(memory.begin('b').add(10)).toBe(true);
});
