import { expect, it } from 'vitest';
import { withEvenEdge } from './even-edge.ts';

const SIZE = 64;
const disc = (x: number, y: number) => Math.hypot(x - 31.5, y - 31.5) < 20;

it('closes a notch in a parted fringe, and keeps short hair', () => {
  const notched = withEvenEdge((x, y) => disc(x, y) && !(Math.abs(x - 31.5) < 1.6 && y > 38), SIZE, 4);
  const thin = withEvenEdge((_, y) => y > 10 && y < 13, SIZE, 4);
  for (let y = 40; y < 48; y++) expect(notched(31, y)).toBe(true);
  for (let y = 0; y < SIZE; y++) expect(thin(31, y)).toBe(y > 10 && y < 13);
});

it('keeps a notch that clearly shows something else', () => {
  const notch = (x: number, y: number) => Math.abs(x - 31.5) < 1.6 && y > 38;
  const even = withEvenEdge((x, y) => disc(x, y) && !notch(x, y), SIZE, 4, notch);
  for (let y = 40; y < 48; y++) expect(even(31, y)).toBe(false);
});

it('preserves size and border contact', () => {
  const even = withEvenEdge(disc, SIZE, 4);
  const half = withEvenEdge((_, y) => y < 20, SIZE, 4);
  let off = 0;
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (even(x, y) !== disc(x, y)) off += 1;
      expect(half(x, y)).toBe(y < 20);
    }
  }
  expect(off).toBeLessThan(100);
});

it('does not grow to a nearby border', () => {
  const near = withEvenEdge((x, y) => Math.hypot((x - 31.5) / 22, (y - 24) / 22) < 1 && y >= 2, SIZE, 4);
  for (let x = 0; x < SIZE; x++) for (const y of [0, 1]) expect(near(x, y)).toBe(false);
});
