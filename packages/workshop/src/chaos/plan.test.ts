import { expect, it } from 'vitest';
import { planOf } from './plan.ts';

const size = { seconds: 30, customers: 5 };

it('is the same for the same seed, and another for another', () => {
  expect(planOf(7, size)).toEqual(planOf(7, size));
  expect(planOf(7, size)).not.toEqual(planOf(8, size));
});

it('holds every kind of fault within some seeds, all within its time', () => {
  const faults = Array.from({ length: 40 }, (_, seed) => planOf(seed, size).faults).flat();
  expect(new Set(faults.map(({ kind }) => kind))).toHaveLength(16);
  expect(faults.every(({ atMs }) => atMs < 30_000)).toBe(true);
});
