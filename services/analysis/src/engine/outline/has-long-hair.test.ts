import { expect, it } from 'vitest';
import { hasLongHair } from './has-long-hair.ts';
import { CHIN, drawnHead, FACE } from './testing/drawn-head.ts';

function isLong(isHair: (x: number, y: number) => boolean): boolean {
  const { mesh, segmentation } = drawnHead(isHair);
  return hasLongHair(mesh, segmentation);
}

const aside = (x: number) => Math.abs(x - FACE.x);

it('tells hair that falls beside the neck, on one side as well', () => {
  expect(isLong((x, y) => aside(x) > 30 && aside(x) < 60 && y < CHIN + 12)).toBe(true);
  expect(isLong((x, y) => x > FACE.x + 30 && x < FACE.x + 60 && y < CHIN + 12)).toBe(true);
});

it('claims nothing of hair that ends at the chin, however full, or of a beard', () => {
  expect(isLong((x, y) => aside(x) < 80 && y < CHIN - 2)).toBe(false);
  expect(isLong((x, y) => aside(x) < 20 && y > FACE.y && y < CHIN + 40)).toBe(false);
});

it('lets a strand or a speck pass', () => {
  expect(isLong((x, y) => aside(x) > 50 && aside(x) < 53 && y > CHIN && y < CHIN + 8)).toBe(false);
});
