import { expect, it } from 'vitest';
import { besideOnPhones, besideOnWide } from './beside-on-phones.ts';

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

it.each([5, 17])('%d swatches, of which fours would leave one alone, stand by three', (count) => {
  expect(besideOnPhones(count)).toBe(3);
});

it.each([7, 10, 11])('%d swatches, which leave a hole either way, stand by four', (count) => {
  expect(besideOnPhones(count)).toBe(4);
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
  expect(besideOnWide(count, columns)).toBe(beside);
});
