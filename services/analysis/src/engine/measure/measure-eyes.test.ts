import { decodeChannel } from '@trueseason/style/color';
import { expect, it } from 'vitest';
import { type ClassMap, EYES, type FaceMesh } from '../find/index.ts';
import type { Picture } from '../picture/picture.ts';
import { measureEyes } from './measure-eyes.ts';

const SIZE = 240;
const RADIUS = 40;
const CENTER = { x: 120, y: 120 };
const IRIS = 90;

/** Both eyes in one: a pupil, a light ring, a dark rim, and the upper lid's shade. */
function levelAt(x: number, y: number): number {
  const r = Math.hypot(x - CENTER.x, y - CENTER.y) / RADIUS;
  if (r > 1) return 220;
  if (r < 0.5 || r > 0.88) return 8;
  if (y < CENTER.y - 0.4 * RADIUS) return 30;
  return r < 0.6 ? 130 : IRIS;
}

const picture = (): Picture => {
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let i = 0; i < SIZE * SIZE; i++) data.fill(levelAt(i % SIZE, Math.floor(i / SIZE)), i * 3, i * 3 + 3);
  return { width: SIZE, height: SIZE, data } as Picture;
};

/** A mesh with eyes `apart` to the left and right of the painted one. */
function meshOf(apart: number): FaceMesh {
  const points = Array.from({ length: 478 }, () => CENTER);
  points[10] = { x: CENTER.x, y: 0 };
  points[152] = { x: CENTER.x, y: SIZE };
  for (const [i, { outline, rim, inner, outer, pupil }] of EYES.entries()) {
    const middle = CENTER.x + (i === 0 ? -apart : apart);
    for (const [list, radius] of [[outline, 100] as const, [rim, RADIUS] as const]) {
      for (const [k, index] of list.entries()) {
        const angle = (k / list.length) * 2 * Math.PI;
        points[index] = { x: middle + radius * Math.cos(angle), y: CENTER.y + radius * Math.sin(angle) };
      }
    }
    points[pupil] = { x: middle, y: CENTER.y };
    points[inner] = { x: middle - 100, y: CENTER.y };
    points[outer] = { x: middle + 100, y: CENTER.y };
  }
  return { points } as unknown as FaceMesh;
}

/** Share of skin on the left and right halves. */
const skin = (left: number, right: number): ClassMap => ({
  probability: (name, x) => (name === 'faceSkin' ? (x < CENTER.x ? left : right) : 0),
});

it('measures an iris in its middle, without light ring, rim and lid shade', () => {
  const [eye] = measureEyes(picture(), meshOf(0), skin(0.91, 0.91));
  const shown = decodeChannel(IRIS / 255);
  expect((eye?.irisSeen?.linear[1] ?? 0) / shown).toBeGreaterThan(0.95);
  expect((eye?.irisSeen?.linear[1] ?? 0) / shown).toBeLessThan(1.05);
});

it('skips an eye under a patch, and measures the other', () => {
  const [left, right] = measureEyes(picture(), meshOf(100), skin(0.08, 1));
  expect(left).toMatchObject({ hidden: true, iris: null, irisSeen: null, sclera: null, brow: null });
  expect(right?.hidden).toBe(false);
  expect(right?.iris).not.toBeNull();
});

it('measures both eyes behind reflecting lenses, and if neither is bare', () => {
  for (const eye of measureEyes(picture(), meshOf(100), skin(0.65, 0.84))) expect(eye.hidden).toBe(false);
  for (const eye of measureEyes(picture(), meshOf(100), skin(0.07, 0.73))) expect(eye.hidden).toBe(false);
});
