import { decodeChannel } from '@trueseason/color';
import { expect, it } from 'vitest';
import { EYES, type FaceMesh } from '../find/index.ts';
import type { Picture } from '../picture/picture.ts';
import { measureEyes } from './measure-eyes.ts';

const SIZE = 240;
const RADIUS = 40;
const CENTER = { x: 120, y: 120 };
const IRIS = 90;

/** Both eyes in one place: a pupil, a light ring about it, a dark rim, and the shade of the upper lid. */
function levelAt(x: number, y: number): number {
  const r = Math.hypot(x - CENTER.x, y - CENTER.y) / RADIUS;
  if (r > 1) return 220;
  if (r < 0.5 || r > 0.88) return 8;
  if (y < CENTER.y - 0.4 * RADIUS) return 30;
  return r < 0.6 ? 130 : IRIS;
}

it('tells an iris by its middle, and not by its light ring, its rim or the shade of the lid', () => {
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let i = 0; i < SIZE * SIZE; i++) data.fill(levelAt(i % SIZE, Math.floor(i / SIZE)), i * 3, i * 3 + 3);
  const points = Array.from({ length: 478 }, () => CENTER);
  points[10] = { x: CENTER.x, y: 0 };
  points[152] = { x: CENTER.x, y: SIZE };
  for (const { outline, rim, inner, outer } of EYES) {
    for (const [list, radius] of [[outline, 100] as const, [rim, RADIUS] as const]) {
      for (const [k, index] of list.entries()) {
        const angle = (k / list.length) * 2 * Math.PI;
        points[index] = { x: CENTER.x + radius * Math.cos(angle), y: CENTER.y + radius * Math.sin(angle) };
      }
    }
    points[inner] = { x: CENTER.x - 100, y: CENTER.y };
    points[outer] = { x: CENTER.x + 100, y: CENTER.y };
  }
  const [eye] = measureEyes({ width: SIZE, height: SIZE, data } as Picture, { points } as unknown as FaceMesh);
  const shown = decodeChannel(IRIS / 255);
  expect((eye?.irisSeen?.linear[1] ?? 0) / shown).toBeGreaterThan(0.95);
  expect((eye?.irisSeen?.linear[1] ?? 0) / shown).toBeLessThan(1.05);
});
