import type { Rgb } from '@trueseason/style/color';
import { linearToSrgb } from '@trueseason/style/color';
import { describe, expect, it } from 'vitest';
import type { ClassMap } from '../find/class-map.ts';
import type { FaceMesh } from '../find/face-mesh.ts';
import { FACE_OVAL } from '../find/face-zones.ts';
import { toLogColor } from '../math/log-color.ts';
import type { Picture } from '../picture/index.ts';
import { findPaper } from './find-paper.ts';

const SIZE = 600;
const OVAL: readonly number[] = FACE_OVAL;
const FACE = { x: 300, y: 300, across: 90, down: 120 };
const SKIN: Rgb = [0.4, 0.26, 0.18];
const PAPER: Rgb = [0.78, 0.8, 0.84];
const WALL: Rgb = [0.12, 0.14, 0.18];

const isFace = (x: number, y: number) => ((x - FACE.x) / FACE.across) ** 2 + ((y - FACE.y) / FACE.down) ** 2 < 1;

/** A face in front of a wall, with a color wherever `beside` gives one; `light` scales everything. */
function scene(beside: (x: number, y: number) => Rgb | undefined, light: Rgb = [1, 1, 1]): Picture {
  const data = new Uint8Array(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const color = isFace(x, y) ? SKIN : (beside(x, y) ?? WALL);
      const lit = linearToSrgb([color[0] * light[0], color[1] * light[1], color[2] * light[2]]);
      for (const [c, v] of lit.entries()) data[(y * SIZE + x) * 3 + c] = Math.round(Math.min(1, v) * 255);
    }
  }
  return { width: SIZE, height: SIZE, data };
}

const mesh: FaceMesh = {
  points: Array.from({ length: 478 }, (_, i) => {
    const turn = (2 * Math.PI * Math.max(0, OVAL.indexOf(i))) / FACE_OVAL.length;
    return { x: FACE.x + FACE.across * Math.cos(turn), y: FACE.y + FACE.down * Math.sin(turn) };
  }),
  depths: new Float32Array(468),
  presence: 1,
};
const classes: ClassMap = { probability: (name, x, y) => (name === 'faceSkin' && isFace(x, y) ? 1 : 0) };
const find = (picture: Picture, light: Rgb = [1, 1, 1]) =>
  findPaper(picture, mesh, classes, toLogColor([SKIN[0] * light[0], SKIN[1] * light[1], SKIN[2] * light[2]]));

/** A sheet next to the face, slightly rotated. */
const sheet = (x: number, y: number): Rgb | undefined => {
  const [u, v] = [x - 470 + 0.1 * (y - 330), y - 330 - 0.1 * (x - 470)];
  return Math.abs(u) < 55 && Math.abs(v) < 90 ? PAPER : undefined;
};

describe('a sheet of paper next to the face', () => {
  it('is found and measured under its light', () => {
    const warm: Rgb = [1.1, 0.9, 0.6];
    for (const light of [[1, 1, 1], warm, [0.5, 0.5, 0.5]] as const) {
      const paper = find(scene(sheet, light), light);
      const seen = toLogColor([PAPER[0] * light[0], PAPER[1] * light[1], PAPER[2] * light[2]]);
      for (const d of [0, 1, 2] as const) expect(paper?.color[d]).toBeCloseTo(seen[d], 1);
    }
  });

  it('gives only a lower bound of light if clipped', () => {
    const bright: Rgb = [1.4, 1.4, 1.4];
    const [plain, cut] = [find(scene(sheet)), find(scene(sheet, bright), bright)];
    expect(cut?.sd[1]).toBeGreaterThan(3 * (plain?.sd[1] ?? 1));
  });

  it.each([
    ['nothing', () => undefined],
    ['a white wall', () => PAPER],
    ['a window up to the top', (x: number, y: number) => (x > 420 && y < 360 ? PAPER : undefined)],
    ['a white shirt below', (_: number, y: number) => (y > 440 ? PAPER : undefined)],
    ['a blue book', (x: number, y: number): Rgb | undefined => (sheet(x, y) ? [0.2, 0.4, 0.9] : undefined)],
    ['a lamp', (x: number, y: number) => (Math.hypot(x - 470, y - 300) < 30 ? PAPER : undefined)],
    [
      'a wall in pieces',
      (x: number, y: number) => (y > 60 && y < 400 && x % 110 > 8 && y % 130 > 8 ? PAPER : undefined),
    ],
    ['a striped cloth', (x: number, y: number) => (sheet(x, y) && (x >> 2) % 2 ? PAPER : undefined)],
  ])('is not detected in %s', (_, beside) => {
    expect(find(scene(beside))).toBeUndefined();
  });

  it('counts more and more as it grows, without a step', () => {
    const weights = Array.from({ length: 30 }, (_, k) => {
      const paper = find(scene((x, y) => (x > 440 && x < 442 + 2 * k && Math.abs(y - 330) < 90 ? PAPER : undefined)));
      // Of the light's warmth, with a spread of 0.12 from everything else.
      return paper ? 0.12 ** 2 / (0.12 ** 2 + paper.sd[1] ** 2) : 0;
    });
    expect(weights[0]).toBe(0);
    expect(weights.at(-1)).toBeGreaterThan(0.9);
    const steps = weights.map((weight, k) => weight - (weights[k - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(0.35);
    expect(Math.min(...steps)).toBeGreaterThan(-0.05);
  });
});
