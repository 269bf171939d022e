import { expect, it } from 'vitest';
import { box } from '../../drape/testing/box.ts';
import { fillMask, type Mask, smoothLine, soften } from './mask.ts';

const square = (from: number, to: number) => box(from, from, to, to);
const SIZE = { width: 60, height: 60 };
const sum = ({ values }: Mask) => values.reduce((all, value) => all + value, 0);
const at = (mask: Mask, x: number, y: number) => mask.values[(y - mask.top) * mask.width + x - mask.left] ?? 0;

it('fills what lies inside, in parts where an edge crosses a pixel, and leaves holes', () => {
  expect(sum(fillMask([square(10, 20.5)], 2, SIZE))).toBeCloseTo(10.5 ** 2, 4);
  const ring = fillMask([square(10, 30), square(15, 25)], 2, SIZE);
  expect(sum(ring)).toBeCloseTo(20 ** 2 - 10 ** 2, 4);
  expect([at(ring, 12, 12), at(ring, 20, 20)]).toEqual([1, 0]);
});

it('ends where the picture does', () => {
  const mask = fillMask([square(-10, 80)], 4, SIZE);
  expect([mask.left, mask.top, mask.width, mask.height]).toEqual([0, 0, 60, 60]);
  expect(sum(mask)).toBeCloseTo(3600, 4);
  expect(sum(fillMask([square(70, 80)], 0, SIZE))).toBe(0);
});

it('softens an edge without moving it', () => {
  const mask = soften(fillMask([square(20, 40)], 12, SIZE), 6);
  expect(sum(mask)).toBeCloseTo(400, 0);
  expect(at(mask, 30, 30)).toBeCloseTo(1, 1);
  const edge = [17, 18, 19, 20, 21, 22].map((x) => at(mask, x, 30));
  expect(edge).toEqual(edge.toSorted((a, b) => a - b));
  expect((at(mask, 19, 30) + at(mask, 20, 30)) / 2).toBeCloseTo(0.5, 2);
});

it('rounds a line through its own points', () => {
  const line = smoothLine(square(10, 30));
  for (const point of square(10, 30)) expect(line).toContainEqual(point);
  expect(line.length).toBe(16);
});
