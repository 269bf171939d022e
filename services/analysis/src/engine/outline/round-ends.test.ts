import { expect, it } from 'vitest';
import { withRoundEnds } from './round-ends.ts';
import { traceMask } from './trace-mask.ts';

const SIZE = 64;
/** Hair that is higher than the grid. */
const high = (x: number, y: number) => Math.hypot((x - 31.5) / 22, (y - 12) / 30) < 1;

/** Longest stretch of a line along the upper border. */
const cutOf = (isSet: (x: number, y: number) => boolean) =>
  Math.max(
    ...traceMask(isSet, SIZE, 0.75).flatMap((line) =>
      line.map((point, i) => {
        const next = line[(i + 1) % line.length] ?? point;
        return Math.max(point.y, next.y) < 1 ? Math.abs(next.x - point.x) : 0;
      }),
    ),
  );

it('rounds a shape that continues beyond the border', () => {
  expect(cutOf(high)).toBeGreaterThan(30);
  expect(cutOf(withRoundEnds(high, SIZE, 12))).toBeLessThan(16);
});

it('still touches the border in the middle, and keeps the rest', () => {
  const round = withRoundEnds(high, SIZE, 12);
  expect(round(31, 0)).toBe(true);
  for (let y = 14; y < SIZE; y++) for (let x = 0; x < SIZE; x++) expect(round(x, y)).toBe(high(x, y));
});

it('keeps a shape that ends before the border', () => {
  const inner = (x: number, y: number) => Math.hypot(x - 31.5, y - 31.5) < 30;
  const round = withRoundEnds(inner, SIZE, 12);
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) expect(round(x, y)).toBe(inner(x, y));
});

it('bridges gaps between strands, such as a forehead', () => {
  const parted = (x: number, y: number) => high(x, y) && !(y > 6 && Math.abs(x - 26) < 4);
  const round = withRoundEnds(parted, SIZE, 12);
  for (const x of [22, 31, 40]) expect(round(x, 3)).toBe(true);
});
