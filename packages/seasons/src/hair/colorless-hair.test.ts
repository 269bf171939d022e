import { expect, it } from 'vitest';
import { colorlessHair, isGray } from './colorless-hair.ts';

it.each([
  ['black', [9, 0, 0]],
  ['dark', [28, 1, 1]],
  ['gray', [52, 1, 3]],
  ['gray', [68, 2, 4]],
  ['white', [86, 1, 6]],
  ['pale', [74, 1.6, 7.4]],
] as const)('calls hair without color %s by its lightness', (name, lab) => {
  expect(colorlessHair({ lab })).toBe(name);
});

it.each([
  ['ash blond', [55, 2, 8]],
  ['brown', [28, 4, 7]],
  ['golden blond', [70, 5, 22]],
] as const)('leaves %s its color', (_, lab) => {
  expect(colorlessHair({ lab })).toBeUndefined();
  expect(isGray({ lab })).toBe(false);
});

it('takes nobody for gray whose hair may be ash blond', () => {
  expect(isGray({ lab: [74, 1.6, 7.4] })).toBe(false);
  expect(isGray({ lab: [74, 1, 4] })).toBe(true);
});
