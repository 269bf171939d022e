import { expect, it } from 'vitest';
import { firstAlike } from './first-alike.ts';

it.each<[numbers: number[], first: number[]]>([
  [[], []],
  [
    [1, 5, 9],
    [0, 1, 2],
  ],
  [
    [1, 9, 2, 8],
    [0, 1, 0, 1],
  ],
  // Alike through the last one.
  [
    [1, 3, 2],
    [0, 0, 0],
  ],
])('groups %j as %j', (numbers, first) => {
  expect(firstAlike(numbers, (a, b) => Math.abs(a - b) <= 1)).toEqual(first);
});
