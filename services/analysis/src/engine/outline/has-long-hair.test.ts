import { expect, it } from 'vitest';
import type { FaceMesh } from '../find/face-mesh.ts';
import { FACE_OVAL } from '../find/face-zones.ts';
import { SEGMENT_CLASSES } from '../find/segment.ts';
import type { Point } from '../picture/picture.ts';
import { hasLongHair } from './has-long-hair.ts';

const SIZE = 192;
const FACE = { x: 96, y: 90, halfWidth: 38, halfHeight: 48 };
const CHIN = FACE.y + FACE.halfHeight;

function drawnMesh(): FaceMesh {
  const points: Point[] = Array.from({ length: 478 }, () => ({ x: FACE.x, y: FACE.y }));
  for (const [i, index] of FACE_OVAL.entries()) {
    const angle = (i / FACE_OVAL.length) * 2 * Math.PI;
    points[index] = { x: FACE.x + FACE.halfWidth * Math.sin(angle), y: FACE.y - FACE.halfHeight * Math.cos(angle) };
  }
  return { points, presence: 1 } as unknown as FaceMesh;
}

function isLong(isHair: (x: number, y: number) => boolean): boolean {
  const probabilities = new Float32Array(SIZE * SIZE * SEGMENT_CLASSES.length);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const name = isHair(x, y) ? 'hair' : 'background';
      probabilities[(y * SIZE + x) * SEGMENT_CLASSES.length + SEGMENT_CLASSES.indexOf(name)] = 1;
    }
  }
  const square = { center: { x: SIZE / 2, y: SIZE / 2 }, side: SIZE, turn: 0 };
  return hasLongHair(drawnMesh(), { square, size: SIZE, probabilities });
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
