import type { PhotoLine } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { eyeRims } from './eye-rims.ts';
import { box as line } from './testing/box.ts';

const box = (x0: number, x1: number, y0: number, y1: number) => line(x0, y0, x1, y1);
const RIGHT = {
  iris: box(0.33, 0.36, 0.4, 0.43),
  whites: [box(0.3, 0.335, 0.405, 0.425), box(0.355, 0.38, 0.405, 0.425)],
};
const LEFT = { iris: box(0.55, 0.58, 0.41, 0.44), whites: [box(0.52, 0.555, 0.41, 0.43), box(0.575, 0.6, 0.41, 0.43)] };
const eyes = (...of: (typeof RIGHT)[]): Pick<PhotoLine, 'feature' | 'lines'>[] => [
  { feature: 'hair', lines: [box(0.2, 0.8, 0, 0.3)] },
  { feature: 'iris', lines: of.map(({ iris }) => iris) },
  { feature: 'sclera', lines: of.flatMap(({ whites }) => whites) },
];

it('lies around each eye, clear of all that was read in it', () => {
  const rims = eyeRims(eyes(RIGHT, LEFT), 0.8);
  expect(rims).toHaveLength(2);
  for (const [i, eye] of [RIGHT, LEFT].entries()) {
    const { cx = 0, cy = 0, rx = 1, ry = 1 } = rims[i] ?? {};
    for (const [x, y] of [eye.iris, ...eye.whites].flat()) {
      expect(Math.hypot((x - cx) / rx, (y - cy) / ry)).toBeLessThan(0.95);
    }
  }
  expect(rims[0]?.cx).toBeLessThan(0.4);
});
