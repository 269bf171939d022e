import { linearToSrgb, type Rgb } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import { toLogColor } from '../math/index.ts';
import { segmented } from '../testing/segmented.ts';
import { measureBackground } from './measure-background.ts';

/** Of the segmented square. */
const SIZE = 256;
const PICTURE = { width: SIZE, height: SIZE, data: new Uint8Array(SIZE * SIZE * 3) };
const FACE: Rgb = [0.3, 0.2, 0.15];
const WALL: Rgb = [0.2, 0.22, 0.25];
const isFace = (x: number, y: number): boolean => x >= 96 && x < 160 && y >= 64;

/** The bytes of a face before a wall, under light of this color. */
function bytesIn(light: Rgb): number[] {
  const lit = ([r, g, b]: Rgb): Rgb => [r * light[0], g * light[1], b * light[2]];
  const colors = new Float32Array(SIZE * SIZE * 3);
  for (let i = 0; i < SIZE * SIZE; i++)
    colors.set(linearToSrgb(lit(isFace(i % SIZE, Math.floor(i / SIZE)) ? FACE : WALL)), 3 * i);
  const seen = { ...segmented(SIZE, (x, y) => (isFace(x, y) ? 'faceSkin' : 'background')), colors };
  const zones = { cheekLeft: { color: toLogColor(lit(FACE)), sd: [0.1, 0.1, 0.1] as const, pixels: 100 } };
  return Array.from(atob(measureBackground(PICTURE, seen, zones) ?? ''), (byte) => byte.charCodeAt(0));
}

it('is relative to the face, so that light and exposure cancel', () => {
  const [daylight, lamp] = [bytesIn([1, 1, 1]), bytesIn([0.8, 0.6, 0.4])];
  expect(daylight).toHaveLength(768);
  for (const [i, byte] of lamp.entries()) expect(Math.abs(byte - (daylight[i] ?? 0))).toBeLessThanOrEqual(1);
});

it('leaves out what is not behind the head', () => {
  const bytes = bytesIn([1, 1, 1]);
  const isKnown = (column: number, row: number) => (bytes[3 * (row * 16 + column) + 2] ?? 0) > 0;
  expect([isKnown(2, 2), isKnown(2, 12), isKnown(8, 12)]).toEqual([true, true, false]);
});

it('needs a face to compare with', () => {
  const seen = { ...segmented(SIZE, () => 'background'), colors: new Float32Array(SIZE * SIZE * 3) };
  expect(measureBackground(PICTURE, seen, {})).toBeUndefined();
});
