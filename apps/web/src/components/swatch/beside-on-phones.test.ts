import { expect, it } from 'vitest';
import { besideOnPhones } from './beside-on-phones.ts';

it.each([
  [3, 3],
  [4, 4],
  [6, 3],
  [8, 4],
  [9, 3],
  [12, 4],
])('%d swatches stand by %d, which leaves no hole in their last row', (count, beside) => {
  expect(besideOnPhones(count)).toBe(beside);
});

it.each([5, 7, 10, 11])('%d swatches, which leave one either way, stand by four', (count) => {
  expect(besideOnPhones(count)).toBe(4);
});
