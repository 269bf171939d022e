import { expect, it } from 'vitest';
import { hasBob } from './has-bob.ts';
import { CHIN, drawnHead, FACE } from './testing/drawn-head.ts';

/** @param shown how many of the square's cells the photo has, from above */
function isBob(isHair: (x: number, y: number) => boolean, shown = 192): boolean {
  const { mesh, segmentation } = drawnHead(isHair);
  const { side } = segmentation.square;
  return hasBob({ width: side, height: shown, data: new Uint8Array() }, mesh, segmentation);
}

const aside = (x: number) => Math.abs(x - FACE.x);
const MOUTH = CHIN - 26;
/** Hair around the face, so far beside it and so far down. */
const bob =
  (wide: number, ends: number) =>
  (x: number, y: number): boolean =>
    aside(x) < FACE.halfWidth + wide && (aside(x) > FACE.halfWidth - 4 || y < FACE.y - 30) && y < ends;

it('tells hair that stands at both sides of the face down to the chin', () => {
  for (const wide of [12, 20, 40]) expect(isBob(bob(wide, CHIN - 2))).toBe(true);
});

it('claims nothing of hair that falls below the chin', () => {
  expect(isBob(bob(20, CHIN + 16))).toBe(false);
});

it('claims nothing of hair that ends above the mouth, however full, or lies close', () => {
  expect(isBob(bob(40, MOUTH))).toBe(false);
  expect(isBob(bob(6, CHIN - 2))).toBe(false);
});

it('claims nothing of hair at one side, of a beard, or of what stands beside the jaw alone', () => {
  expect(isBob((x, y) => x > FACE.x && bob(20, CHIN - 2)(x, y))).toBe(false);
  expect(isBob((x, y) => aside(x) < FACE.halfWidth && y > FACE.y && y < CHIN + 20)).toBe(false);
  expect(isBob((x, y) => bob(20, CHIN - 2)(x, y) && y > MOUTH)).toBe(false);
});

it('claims nothing where the photo ends at the chin, below which hair may fall', () => {
  expect(isBob(bob(20, CHIN - 2), CHIN + 2)).toBe(false);
});
