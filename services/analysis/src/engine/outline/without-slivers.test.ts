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

test('removes parts narrower than the disk, and keeps the size', () => {
  const left = drawn(1);
  expect(left.slice(7)).toEqual(['...........', '...........']);
  expect(left[2]).toBe('.######....');
  // Corners are rounded like the disk.
  expect(drawn(2)[3]).toBe('.#######...');
});

test('is empty for a shape that is narrow everywhere', () => {
  expect(drawn(3).join('')).not.toContain('#');
});
