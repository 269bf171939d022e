import { expect, it } from 'vitest';
import type { FaceMesh } from '../find/face-mesh.ts';
import { SEGMENT_CLASSES, type Segmentation } from '../find/segment.ts';
import { cropToTensor, type Picture } from '../picture/picture.ts';
import { forPixelsInside } from '../picture/polygon.ts';
import { hairLines } from './outline-hair.ts';
import { drawnHead, FACE } from './testing/drawn-head.ts';

type Place = (x: number, y: number) => boolean;

const face: Place = (x, y) => Math.hypot((x - FACE.x) / FACE.halfWidth, (y - FACE.y) / FACE.halfHeight) < 1;
const around: Place = (x, y) => Math.hypot((x - FACE.x) / 66, (y - FACE.y) / 76) < 1;
/** As narrow as a frontal ear, next to the face and behind a strand. */
const spot =
  (left: number, top: number, wide = 6, high = 22): Place =>
  (x, y) =>
    x >= left && x < left + wide && y >= top && y < top + high;

const COLORS: Partial<Record<(typeof SEGMENT_CLASSES)[number], readonly number[]>> = {
  hair: [60, 40, 30],
  faceSkin: [224, 172, 150],
};

/** A picture with a distinct color per class. */
function painted({ size, probabilities }: Segmentation): Picture {
  const colorOf = (i: number) =>
    COLORS[SEGMENT_CLASSES.find((_, c) => probabilities[i * SEGMENT_CLASSES.length + c] === 1) ?? 'background'];
  const pixels = Array.from({ length: size * size }, (_, i) => colorOf(i) ?? [120, 140, 170]);
  return { width: size, height: size, data: Uint8Array.from(pixels.flat()) };
}

/** Whether a point is inside the hair lines of a head with such a spot of skin or background. */
function isHairAt(isSpot: Place, isSkin: boolean, at: readonly [x: number, y: number]): boolean {
  const { mesh, segmentation } = drawnHead(
    (x, y) => around(x, y) && !face(x, y) && !isSpot(x, y),
    1,
    (x, y) => face(x, y) || (isSkin && isSpot(x, y)),
  );
  return isWithin(mesh, segmentation, painted(segmentation), at);
}

function isWithin(mesh: FaceMesh, segmentation: Segmentation, picture: Picture, at: readonly [x: number, y: number]) {
  const colors = cropToTensor(picture, segmentation.square, segmentation.size, 1 / 255);
  let times = 0;
  for (const line of hairLines({ ...segmentation, colors }, mesh, segmentation.square.side)) {
    forPixelsInside(line, segmentation.size, segmentation.size, (x, y) => {
      if (x === at[0] && y === at[1]) times += 1;
    });
  }
  return times % 2 === 1;
}

it('excludes an ear between strands, and follows hair around it', () => {
  const ear = spot(FACE.x + FACE.halfWidth - 4, FACE.y + 4, 14, 12);
  expect(isHairAt(ear, true, [FACE.x + FACE.halfWidth + 7, FACE.y + 10])).toBe(false);
  expect(isHairAt(ear, true, [FACE.x + FACE.halfWidth + 14, FACE.y + 10])).toBe(true);
});

it('crosses a parting of the fringe, and gaps to the background between strands', () => {
  const parting = spot(FACE.x - 3, FACE.y - FACE.halfHeight - 10);
  expect(isHairAt(parting, true, [FACE.x, FACE.y - FACE.halfHeight - 3])).toBe(true);
  const gap = spot(FACE.x + FACE.halfWidth + 8, FACE.y + 10, 8, 14);
  expect(isHairAt(gap, false, [FACE.x + FACE.halfWidth + 12, FACE.y + 17])).toBe(true);
});

it('draws no ring around a glimpse of an ear', () => {
  const glimpse = spot(FACE.x + FACE.halfWidth + 7, FACE.y + 10, 10, 18);
  expect(isHairAt(glimpse, true, [FACE.x + FACE.halfWidth + 12, FACE.y + 17])).toBe(true);
});

it('follows the visible edge instead of the segmented one', () => {
  const isHair: Place = (x, y) => around(x, y) && !face(x, y);
  const { mesh, segmentation } = drawnHead((x, y) => isHair(x, y) || isHair(x, y - 6), 1, face);
  const seen = drawnHead(isHair, 1, face).segmentation;
  const brow = [FACE.x, FACE.y - FACE.halfHeight + 8] as const;
  const isHairIn = (picture: Picture) => isWithin(mesh, segmentation, picture, brow);
  const blank = { ...painted(seen), data: new Uint8Array(painted(seen).data.length) };
  expect([isHairIn(blank), isHairIn(painted(seen))]).toEqual([true, false]);
});
