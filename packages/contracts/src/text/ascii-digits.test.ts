import { expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۴۲', '42'],
  ['०९', '09'],
  ['４ ２', '4 2'],
  ['𝟘𝟡𝟬𝟵', '0909'],
  ['order 42½ IV', 'order 42½ IV'],
])('%s is %s', (typed, ascii) => {
  expect(asciiDigits(typed)).toBe(ascii);
});
