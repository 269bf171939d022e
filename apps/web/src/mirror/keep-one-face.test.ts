import { expect, it } from 'vitest';
import type { Box } from '../drape/lines.ts';
import { keepOneFace } from './keep-one-face.ts';

const PICTURE: Box = { x0: 0, x1: 1000, y0: 0, y1: 1000 };
const FACE: Box = { x0: 400, x1: 600, y0: 400, y1: 680 };
const moved = (x: number, y: number): Box => ({
  x0: FACE.x0 + x,
  x1: FACE.x1 + x,
  y0: FACE.y0 + y,
  y1: FACE.y1 + y,
});
const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
const holds = (part: Box, { x0, x1, y0, y1 }: Box): boolean =>
  part.x0 <= x0 && part.x1 >= x1 && part.y0 <= y0 && part.y1 >= y1;

it('keeps a picture of one face whole', () => {
  expect(keepOneFace(FACE, [], PICTURE)).toEqual(PICTURE);
});

it.each([
  ['on the left', [moved(-260, 30)]],
  ['on the right', [moved(300, -40)]],
  ['behind and above', [moved(40, -330)]],
  ['a child in front', [moved(-50, 320)]],
  ['on both sides', [moved(-230, 0), moved(390, 10)]],
  ['in a crowd', [moved(-300, -200), moved(300, 200), moved(0, -400), moved(20, 290)]],
])('cuts off other faces %s', (_, others) => {
  const part = keepOneFace(FACE, others, PICTURE);
  if (!part) throw new Error('nothing was kept');
  expect(holds(part, FACE)).toBe(true);
  expect(others.filter((other) => overlaps(part, other))).toEqual([]);
});

it('cuts off hair, too, where there is room', () => {
  expect(keepOneFace(FACE, [moved(-400, 0)], PICTURE)).toMatchObject({ x0: 260, x1: 1000 });
});

it('keeps nothing of two faces cheek to cheek', () => {
  expect(keepOneFace(FACE, [moved(-190, 20)], PICTURE)).toBeNull();
});
