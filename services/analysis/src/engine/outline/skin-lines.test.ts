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

it('is the patch itself where nothing covers it', () => {
  expect(skinLines(PATCH, everywhere, nowhere)).toEqual([PATCH]);
});

it('goes around what covers a part', () => {
  expect(top(skinLines(PATCH, (_, y) => y > 30, nowhere))).toBeCloseTo(30, -1);
});

it('keeps clear of the rim of glasses, though the skin beside it is surely skin', () => {
  const rim = (_: number, y: number) => y < 20;
  expect(top(skinLines(PATCH, (_, y) => y >= 20, rim))).toBeGreaterThan(23);
  // A rim that touches the patch from outside.
  expect(top(skinLines(PATCH, everywhere, (_, y) => y < 0))).toBeGreaterThan(3);
});

it('draws what was read, though it lies all beside a frame', () => {
  const narrow = (_: number, y: number) => y > 75;
  expect(top(skinLines(PATCH, narrow, (x, y) => y <= 75 || x % 5 === 0))).toBeCloseTo(75, -1);
});
