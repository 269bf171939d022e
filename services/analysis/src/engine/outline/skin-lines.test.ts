import { expect, it } from 'vitest';
import { skinLines } from './skin-lines.ts';

const PATCH = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];
const everywhere = () => true;
const nowhere = () => false;
const top = (lines: readonly (readonly { y: number }[])[]) => Math.min(...lines.flat().map(({ y }) => y));

it('is the patch itself if uncovered', () => {
  expect(skinLines(PATCH, everywhere, nowhere)).toEqual([PATCH]);
});

it('goes around a covered part', () => {
  expect(top(skinLines(PATCH, (_, y) => y > 30, nowhere))).toBeCloseTo(30, -1);
});

it('avoids the rim of glasses, even next to certain skin', () => {
  const rim = (_: number, y: number) => y < 20;
  expect(top(skinLines(PATCH, (_, y) => y >= 20, rim))).toBeGreaterThan(23);
  // A rim that touches the patch from outside.
  expect(top(skinLines(PATCH, everywhere, (_, y) => y < 0))).toBeGreaterThan(3);
});

it('keeps a measured patch next to a frame', () => {
  const narrow = (_: number, y: number) => y > 75;
  expect(top(skinLines(PATCH, narrow, (x, y) => y <= 75 || x % 5 === 0))).toBeCloseTo(75, -1);
});
