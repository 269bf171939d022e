import type { OutlinePoint } from '@trueseason/contracts';
import { expect, test } from 'vitest';
import { outlinePath } from './outline-path.ts';
import { box } from './testing/box.ts';

const SQUARE = box(0, 0, 1, 1);

test('long sides stay straight, and corners are rounded a little', () => {
  expect(outlinePath([SQUARE], 1, 1000)).toBe(
    'M0 20Q0 0 20 0L980 0Q1000 0 1000 20L1000 980Q1000 1000 980 1000L20 1000Q0 1000 0 980Z',
  );
});

test('coinciding points make no corner', () => {
  const line: readonly OutlinePoint[] = [
    [0.2, 0.2],
    [0.2, 0.2],
    [0.4, 0.4],
  ];
  expect(outlinePath([line], 1, 1000)).not.toMatch(/NaN|Infinity/);
});
