import { expect, it } from 'vitest';
import { polygonArea } from '../picture/polygon.ts';
import { isHole, traceMask } from './trace-mask.ts';

const disc = (radius: number) => (x: number, y: number) => Math.hypot(x - 15.5, y - 15.5) < radius;

it('traces a shape with few points', () => {
  const [line = [], ...others] = traceMask(disc(10), 32, 0.75);
  expect(others).toEqual([]);
  expect(polygonArea(line)).toBeGreaterThan(Math.PI * 10 ** 2 * 0.85);
  expect(polygonArea(line)).toBeLessThan(Math.PI * 10 ** 2 * 1.1);
  expect(line.length).toBeLessThan(24);
  for (const { x, y } of line) expect(Math.abs(Math.hypot(x - 16, y - 16) - 10)).toBeLessThan(1.2);
});

it('separates holes and islands', () => {
  const ring = (x: number, y: number) => disc(12)(x, y) && !disc(6)(x, y);
  expect(traceMask(ring, 32, 0.75).map(isHole).toSorted()).toEqual([false, true]);
  const two = (x: number, y: number) => (x < 8 || x > 20) && y > 4 && y < 12;
  expect(traceMask(two, 32, 0.5)).toHaveLength(2);
});

it('reaches the border, and is empty for an empty grid', () => {
  const [line = []] = traceMask(() => true, 8, 0.5);
  expect(polygonArea(line)).toBeGreaterThan(55);
  expect(traceMask(() => false, 8, 0.5)).toEqual([]);
});

it('smooths a single-cell spike, and keeps a thin shape', () => {
  const flat = (y: number) => y >= 10 && y < 14;
  const spiked = (x: number, y: number) => flat(y) || (x >= 15 && x < 17 && y === 9);
  const highest = (even: number) =>
    Math.min(
      ...traceMask(spiked, 32, 0.4, even)
        .flat()
        .map(({ y }) => y),
    );
  expect(highest(0)).toBe(9);
  expect(highest(3)).toBeGreaterThan(9.5);
  const [line = []] = traceMask((_, y) => flat(y), 32, 0.4, 3);
  expect(polygonArea(line)).toBeGreaterThan(0.9 * 4 * 32);
});
