import { expect, it } from 'vitest';
import { phoneColumns, wideColumns } from './swatch-columns.ts';

it.each([
  ['leave no hole in their last row', 3, [3, 6, 9]],
  ['leave no hole in their last row', 4, [4, 8, 12]],
  ['would leave one alone by fours', 3, [5, 17]],
  ['leave a hole either way', 4, [7, 10, 11]],
])('swatches that %s stand by %d', (_, beside, counts) => {
  for (const count of counts) expect(phoneColumns(count)).toBe(beside);
});

it.each([
  [1, 3, 4],
  [4, 3, 4],
  [7, 3, 4],
  [8, 3, 4],
  [7, 6, 6],
  [13, 6, 6],
  [6, 3, 3],
])('on wide screens %d swatches, %d if they can, stand by %d', (count, columns, beside) => {
  expect(wideColumns(count, columns)).toBe(beside);
});
