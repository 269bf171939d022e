import { expect, it } from 'vitest';
import { hasLightLengths } from './has-light-lengths.ts';
import { CHIN, drawnHead, FACE } from './testing/drawn-head.ts';

type Rgb = readonly [number, number, number];
const BLACK: Rgb = [30, 25, 24];
/** Light that falls on it makes hair lighter and paler. */
const SHINE: Rgb = [110, 106, 108];
const CARAMEL: Rgb = [150, 100, 60];
const BLONDE: Rgb = [200, 170, 135];

const ENDS = CHIN + 35;
const aside = (x: number) => Math.abs(x - FACE.x);
const hangs =
  (to: number) =>
  (x: number, y: number): boolean =>
    aside(x) < FACE.halfWidth + 24 && (aside(x) > FACE.halfWidth || y < FACE.y - 40) && y > FACE.y - 76 && y < to;

/** @param lengths its color from the mouth down, in every so-manieth column */
function isLight(lengths: Rgb, every = 2, to = ENDS, color = BLACK): boolean {
  const { mesh, segmentation } = drawnHead(hangs(to));
  const { size } = segmentation;
  const pixels = Array.from({ length: size * size }, (_, i) =>
    Math.floor(i / size) > FACE.y + 20 && (i % size) % (4 * every) < 4 ? lengths : color,
  );
  return hasLightLengths({ width: size, height: size, data: Uint8Array.from(pixels.flat()) }, mesh, segmentation);
}

it('tells lengths of a lighter and warmer color, or lighter throughout, from the hair above them', () => {
  expect(isLight(CARAMEL)).toBe(true);
  expect(isLight(BLONDE, 1, ENDS, [90, 66, 48])).toBe(true);
});

it('claims nothing of one color, of shine, of a strand or two, and of hair without lengths', () => {
  expect(isLight(BLACK)).toBe(false);
  expect(isLight(SHINE, 4)).toBe(false);
  expect(isLight(CARAMEL, 16)).toBe(false);
  expect(isLight(CARAMEL, 2, FACE.y)).toBe(false);
});
