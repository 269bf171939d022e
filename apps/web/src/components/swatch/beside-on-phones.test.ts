import { expect, it } from 'vitest';
import { besideOnPhones } from './beside-on-phones.ts';

it.each([3, 4, 6, 8, 9, 12])('%d swatches leave no hole in their last row', (count) => {
  expect(count % besideOnPhones(count)).toBe(0);
});
