import { labToSrgb } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import { segmented } from '../testing/segmented.ts';
import { measureVariety } from './measure-variety.ts';

const SIZE = 64;

/** Lightness rises to the right; hue and chroma follow `colorAt`. */
function headIn(colorAt: (lightness: number, y: number) => readonly [a: number, b: number]) {
  const colors = new Float32Array(SIZE * SIZE * 3);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const lightness = 25 + (i % SIZE);
    colors.set(labToSrgb([lightness, ...colorAt(lightness, Math.floor(i / SIZE))]), 3 * i);
  }
  return measureVariety({ ...segmented(SIZE, (x) => (x < SIZE / 2 ? 'hair' : 'faceSkin')), colors });
}

it.each<
  [what: string, colorAt: (lightness: number, y: number) => readonly [number, number], least: number, most: number]
>([
  ['gray', () => [0, 0], 0, 0.1],
  ['one tone', () => [6, 14], 0, 0.1],
  ['navy to cream', (lightness) => [5 - lightness / 12, lightness / 4 - 15], 0, 0.5],
  ['a face', (_, y) => [10 + 4 * Math.sin(y), 16 + 4 * Math.cos(y)], 3.5, 4.5],
  ['a face of half the saturation', (_, y) => [5 + 2 * Math.sin(y), 8 + 2 * Math.cos(y)], 1.7, 2.3],
])('measures the variety of %s', (_what, colorAt, least, most) => {
  expect(headIn(colorAt)).toBeGreaterThanOrEqual(least);
  expect(headIn(colorAt)).toBeLessThan(most);
});
