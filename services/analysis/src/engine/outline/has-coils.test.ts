import { expect, it } from 'vitest';
import { hasCoils } from './has-coils.ts';
import { CHIN, drawnHead, FACE } from './testing/drawn-head.ts';

const SCALE = 4;

/** Light of hair at a place of the picture, whose faces are 384 pixels high. */
type Strands = (x: number, y: number) => number;
const coils: Strands = (x, y) => 50 + 45 * Math.sin(x / 3.5) * Math.sin(y / 3.5);
const straight: Strands = (x) => 50 + 45 * Math.sin(x / 3.5);
const smooth: Strands = (x, y) => 50 + 5 * Math.sin(x / 3.5) * Math.sin(y / 3.5);

/** In cells of the head's square: hair that far around the face. */
const cloud =
  (reach: number) =>
  (x: number, y: number): boolean => {
    const around = (more: number) =>
      Math.hypot((x - FACE.x) / (FACE.halfWidth + more), (y - FACE.y) / (FACE.halfHeight + more));
    return around(reach) < 1 && around(0) > 1 && y < CHIN - 20;
  };

function shows(isHair: (x: number, y: number) => boolean, strands: Strands, scale = SCALE): boolean {
  const { mesh, segmentation } = drawnHead(isHair, scale);
  const { side } = segmentation.square;
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return strands(((pixel % side) * SCALE) / scale, (Math.floor(pixel / side) * SCALE) / scale);
  });
  return hasCoils({ width: side, height: side, data }, mesh, segmentation);
}

it('tells coils that stand out around a face', () => {
  expect(shows(cloud(32), coils)).toBe(true);
});

it('claims nothing of hair whose strands run one way, or can hardly be told apart, however full', () => {
  expect(shows(cloud(32), straight)).toBe(false);
  expect(shows(cloud(32), smooth)).toBe(false);
});

it('claims nothing of coils cropped close, or at one side alone', () => {
  expect(shows(cloud(8), coils)).toBe(false);
  expect(shows((x, y) => x < FACE.x && cloud(32)(x, y), coils)).toBe(false);
});

it('claims nothing of a face too small for its strands to be seen', () => {
  expect(shows(cloud(32), coils, 2)).toBe(false);
});
