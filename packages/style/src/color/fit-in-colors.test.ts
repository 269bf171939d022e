import { expect, it } from 'vitest';
import { fitInColors } from './fit-in-colors.ts';

/** Mean of all other cells. */
const mean = (values: Float32Array) => values.map(() => values.reduce((sum, value) => sum + value, 0) / values.length);

it('finds the linear combination of colors that makes a map', () => {
  const red = Float32Array.from([0.1, 0.7, 0.4, 0.9, 0.2]);
  const green = Float32Array.from([0.5, 0.2, 0.8, 0.1, 0.6]);
  const blue = Float32Array.from([0.3, 0.9, 0.6, 0.2, 0.8]);
  const map = red.map((value, i) => 0.5 * value - 0.25 * (green[i] ?? 0) + 0.75 * (blue[i] ?? 0) + 0.1);
  const fitted = fitInColors(map, [red, green, blue], 0, mean);
  for (const [i, slope] of [0.5, -0.25, 0.75, 0.1].entries()) expect(fitted[i]?.[2]).toBeCloseTo(slope, 3);
});

it('is flat where the picture varies less than noise', () => {
  const even = Float32Array.from([0.5, 0.51, 0.5, 0.51]);
  const map = Float32Array.from([0, 1, 0, 1]);
  const [red = [], green = [], , rest = []] = fitInColors(map, [even, even, even], 0.1, mean);
  expect(Math.abs((red[0] ?? 1) + (green[0] ?? 1))).toBeLessThan(0.1);
  expect(rest[0]).toBeCloseTo(0.5, 1);
});
