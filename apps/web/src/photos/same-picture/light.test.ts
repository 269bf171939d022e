import { expect, it } from 'vitest';
import { lightOf, sameLight } from './light.ts';

const SIDE = 8;
const picture = (scale: readonly [number, number, number], noise = 0): number[] =>
  Array.from({ length: SIDE * SIDE * 4 }, (_, i) => {
    const [channel, place] = [i % 4, Math.floor(i / 4)];
    return channel === 3
      ? 255
      : Math.min(255, (90 + (place % 7) * 12) * (scale[channel] ?? 1) + (i % 2 ? noise : -noise));
  });
const own = lightOf(picture([1, 1, 1]), SIDE);

it.each([
  ['encoded anew', picture([1, 1, 1], 2)],
  ['mildly filtered', picture([1.03, 1.02, 1.02])],
])('has the light of a copy that is %s', (_, copy) => {
  expect(sameLight(own, lightOf(copy, SIDE))).toBe(true);
});

it.each([
  ['brighter', picture([1.12, 1.12, 1.12])],
  ['darker', picture([0.88, 0.88, 0.88])],
  ['warmer', picture([1.09, 1, 0.9])],
])('has another light than a copy that is %s', (_, copy) => {
  expect(sameLight(own, lightOf(copy, SIDE))).toBe(false);
});
