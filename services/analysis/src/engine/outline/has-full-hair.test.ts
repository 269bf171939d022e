import { expect, it } from 'vitest';
import { hasFullHair } from './has-full-hair.ts';
import { CHIN, drawnHead, FACE } from './testing/drawn-head.ts';

const aside = (x: number) => Math.abs(x - FACE.x);
/** Hair around the head, so far beside it and so far down. */
const around =
  (wide: number, ends: number) =>
  (x: number, y: number): boolean =>
    aside(x) < FACE.halfWidth + wide && (aside(x) > FACE.halfWidth - 4 || y < FACE.y - 30) && y < ends;

const isFull = (isHair: (x: number, y: number) => boolean): boolean => {
  const { mesh, segmentation } = drawnHead(isHair);
  return hasFullHair(mesh, segmentation);
};
const EARS = FACE.y;

it('tells hair that stands out at both sides and ends above the mouth', () => {
  for (const wide of [12, 20, 40]) expect(isFull(around(wide, EARS))).toBe(true);
});

it('claims nothing of hair that lies close, stands at one side or goes on down', () => {
  expect(isFull(around(5, EARS))).toBe(false);
  expect(isFull((x, y) => x > FACE.x && around(20, EARS)(x, y))).toBe(false);
  expect(isFull(around(20, CHIN - 2))).toBe(false);
  expect(isFull(around(20, CHIN + 40))).toBe(false);
});

it('claims nothing of hair on top alone', () => {
  expect(isFull((x, y) => aside(x) < FACE.halfWidth && y < FACE.y - 40)).toBe(false);
});
