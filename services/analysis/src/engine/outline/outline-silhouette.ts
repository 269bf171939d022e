import type { PhotoSilhouette } from '@trueseason/contracts';
import {
  FACE_OVAL,
  type FaceMesh,
  LIPS_OUTER,
  landmark,
  SEGMENT_CLASSES,
  type Segmentation,
  type SegmentClass,
} from '../find/index.ts';
import { forPixelsInside, fromSquare, type Picture, type Point, polygonArea } from '../picture/index.ts';
import { frameLine } from './outline-regions.ts';
import { traceMask } from './trace-mask.ts';

/** Cells across the head's square, two faces high: a cell is 2 % of the face. */
const CELLS = 96;
const SURE = 0.5;
/** How far below the chin a beard may reach, and how far beyond the mouth to either side, in shares of its width. */
const BEARD_DEPTH = 0.3;
const BEARD_ROOM = 0.3;
/** A neck may look like the face's skin: what lies further below the mesh's chin, in shares of the face, is neck. */
const CHIN_ROOM = 0.04;
/** Smaller pieces than this share of the square are specks. */
const LEAST = 0.004;

/** The line around the face with its beard, and the one around neck, shoulders and clothes. */
export function outlineSilhouettes(
  picture: Pick<Picture, 'width' | 'height'>,
  mesh: FaceMesh,
  segmentation: Segmentation,
): PhotoSilhouette[] {
  const { square } = segmentation;
  const toCells = (index: number): Point => intoSquare(segmentation, landmark(mesh, index));
  const is = classOfCells(segmentation);
  const face = faceCells(
    FACE_OVAL.map(toCells),
    LIPS_OUTER.map(toCells),
    (cell) => is('faceSkin', cell),
    (cell) => is('hair', cell),
  );
  const body = (x: number, y: number) => {
    const cell = y * CELLS + x;
    return !face.has(cell) && (is('bodySkin', cell) || is('clothes', cell) || is('other', cell));
  };
  const lines = (isSet: (x: number, y: number) => boolean) =>
    traceMask(isSet, CELLS, 0.5)
      .filter((line) => polygonArea(line) > LEAST * CELLS ** 2)
      .map((line) => line.map(({ x, y }) => fromSquare(square, x / CELLS, y / CELLS)))
      .map((line) => frameLine(line, picture))
      .filter((line) => line.length >= 3);
  return [
    { feature: 'face' as const, lines: lines((x, y) => face.has(y * CELLS + x)) },
    { feature: 'body' as const, lines: lines(body) },
  ].filter((silhouette) => silhouette.lines.length > 0);
}

/** A picture's point in cells of the segmented square. */
function intoSquare({ square }: Segmentation, { x, y }: Point): Point {
  const [cos, sin] = [Math.cos(square.turn), Math.sin(square.turn)];
  const [dx, dy] = [x - square.center.x, y - square.center.y];
  return {
    x: ((dx * cos + dy * sin) / square.side + 0.5) * CELLS,
    y: ((dy * cos - dx * sin) / square.side + 0.5) * CELLS,
  };
}

function classOfCells({ size, probabilities }: Segmentation): (name: SegmentClass, cell: number) => boolean {
  const step = size / CELLS;
  const classes = SEGMENT_CLASSES.length;
  /** Where the scores of each cell begin. */
  const starts = Uint32Array.from({ length: CELLS * CELLS }, (_, cell) => {
    const [x, y] = [cell % CELLS, Math.floor(cell / CELLS)];
    return (Math.floor((y + 0.5) * step) * size + Math.floor((x + 0.5) * step)) * classes;
  });
  return (name, cell) => (probabilities[(starts[cell] ?? 0) + SEGMENT_CLASSES.indexOf(name)] ?? 0) >= SURE;
}

/** All within the mesh's oval, the skin of the face beyond it, and the hair that hangs from the chin. */
function faceCells(
  oval: readonly Point[],
  lips: readonly Point[],
  isFaceSkin: (cell: number) => boolean,
  isHair: (cell: number) => boolean,
): Set<number> {
  const cells = new Set<number>();
  forPixelsInside(oval, CELLS, CELLS, (x, y) => cells.add(y * CELLS + x));
  const chin = Math.max(...oval.map(({ y }) => y));
  const top = Math.min(...oval.map(({ y }) => y));
  const [left, right] = [Math.min(...lips.map(({ x }) => x)), Math.max(...lips.map(({ x }) => x))];
  const room = (right - left) * BEARD_ROOM;
  const lowest = chin + (chin - top) * CHIN_ROOM;
  const deepest = chin + (chin - top) * BEARD_DEPTH;
  const [temple, otherTemple] = [Math.min(...oval.map(({ x }) => x)), Math.max(...oval.map(({ x }) => x))];
  const inBeard = (x: number, y: number): boolean => {
    if (x <= left - room || x >= right + room || y <= chin - (chin - top) / 4 || y >= deepest) return false;
    // Hair below the chin that reaches out beyond the face is not a beard but falls from the head.
    return y < chin || (endOfRun(x, y, -1, isHair) > temple && endOfRun(x, y, 1, isHair) < otherTemple);
  };
  const belongs = (x: number, y: number): boolean => {
    const cell = y * CELLS + x;
    return isFaceSkin(cell) ? y < lowest : isHair(cell) && inBeard(x, y);
  };
  // Grows from the face outwards, so that another patch that looks like a face stays out.
  const edge = [...cells];
  for (let cell = edge.pop(); cell !== undefined; cell = edge.pop()) {
    for (const [x, y] of beside(cell)) {
      const next = y * CELLS + x;
      if (cells.has(next) || !belongs(x, y)) continue;
      cells.add(next);
      edge.push(next);
    }
  }
  // Mesh and classes end up to a cell before the face does, and a face must not be cut.
  for (const cell of [...cells]) for (const [x, y] of beside(cell)) cells.add(y * CELLS + x);
  return cells;
}

/** The last column of a row's unbroken run of such cells, from x to that side. */
function endOfRun(x: number, y: number, side: 1 | -1, is: (cell: number) => boolean): number {
  let end = x;
  while (end + side >= 0 && end + side < CELLS && is(y * CELLS + end + side)) end += side;
  return end;
}

/** The cells around one that lie in the square. */
const beside = (cell: number): (readonly [number, number])[] => {
  const [x, y] = [cell % CELLS, Math.floor(cell / CELLS)];
  const around = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ] as const;
  return around.filter(([nx, ny]) => nx >= 0 && ny >= 0 && nx < CELLS && ny < CELLS);
};
