import { expect, test } from 'vitest';
import { withoutSlivers } from './without-slivers.ts';

const SHAPE = [
  '...........',
  '.######....',
  '.######....',
  '.########..',
  '.######....',
  '.######....',
  '...........',
  '.##########',
  '...........',
];
const drawn = (radius: number): string[] => {
  const mask = withoutSlivers((x, y) => SHAPE[y]?.[x] === '#', 11, radius);
  return SHAPE.map((row, y) => [...row].map((_, x) => (mask(x, y) ? '#' : '.')).join(''));
};

test('what is narrower than the disk goes, and the shape keeps its size', () => {
  const left = drawn(1);
  expect(left.slice(7)).toEqual(['...........', '...........']);
  expect(left[2]).toBe('.######....');
  // What stands out is rounded as the disk is.
  expect(drawn(2)[3]).toBe('.#######...');
});

test('nothing is left of what is narrow everywhere', () => {
  expect(drawn(3).join('')).not.toContain('#');
});
