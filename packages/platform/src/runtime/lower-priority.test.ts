import { getPriority, setPriority } from 'node:os';
import { expect, it, vi } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

vi.mock('node:os', () => ({ getPriority: vi.fn(), setPriority: vi.fn() }));

it.each([
  [0, 5, [[5]]],
  [5, 5, []],
  // After `nice npm start`.
  [10, 5, []],
  [0, 0, []],
])('from %i, lets others go first by %i', (current, nice, calls) => {
  vi.mocked(getPriority).mockReturnValue(current);
  vi.mocked(setPriority).mockClear();
  lowerPriority(nice, 'pdf');
  expect(vi.mocked(setPriority).mock.calls).toEqual(calls);
});
