import type { PhotoSilhouette } from '@trueseason/contracts';
import {
  CHANNEL,
  FACE_OVAL,
  type FaceMesh,
  LIPS_OUTER,
  landmark,
  SEGMENT_CLASSES,
  type Segmentation,
  type SegmentClass,
} from '../find/index.ts';
import { boundsOf, intoSquare, maskOf, type Picture, type Point, pointsOf, polygonArea } from '../picture/index.ts';
import { frameLine } from './outline-regions.ts';
import { traceMask } from './trace-mask.ts';

/** Grid over the head's square, two faces high: a cell is 2 % of the face. */
const CELLS = 96;
const SURE = 0.5;
/** Reach of a beard below the chin and beside the mouth, in mouth widths. */
const BEARD_DEPTH = 0.3;
const BEARD_ROOM = 0.3;
/** A neck may look like facial skin: everything this far below the mesh's chin (in face heights) is neck. */
const CHIN_ROOM = 0.04;
/** Smaller pieces (share of the square) are noise. */
const LEAST = 0.004;

/** The outlines of face with beard, and of neck, shoulders and clothes. */
export function outlineSilhouettes(
  picture: Pick<Picture, 'width' | 'height'>,
  mesh: FaceMesh,
  segmentation: Segmentation,
): PhotoSilhouette[] {
  const { square } = segmentation;
  const pointAt = pointsOf(square);
  const toCells = (index: number): Point => intoSquare(square, landmark(mesh, index), CELLS);
  const is = classOfCells(segmentation);
  const face = faceCells(
    FACE_OVAL.map(toCells),
    LIPS_OUTER.map(toCells),
    (cell) => is('faceSkin', cell),
    (cell) => is('hair', cell),
  );
  const body = (x: number, y: number) => {
    const cell = y * CELLS + x;
    return face[cell] === 0 && (is('bodySkin', cell) || is('clothes', cell) || is('other', cell));
  };
  const lines = (isSet: (x: number, y: number) => boolean) =>
    traceMask(isSet, CELLS, 0.5)
      .filter((line) => polygonArea(line) > LEAST * CELLS ** 2)
      .map((line) => line.map(({ x, y }) => pointAt(x / CELLS, y / CELLS)))
      .map((line) => frameLine(line, picture))
      .filter((line) => line.length >= 3);
  return [
    { feature: 'face' as const, lines: lines((x, y) => face[y * CELLS + x] === 1) },
    { feature: 'body' as const, lines: lines(body) },
  ].filter((silhouette) => silhouette.lines.length > 0);
}

function classOfCells({ size, probabilities }: Segmentation): (name: SegmentClass, cell: number) => boolean {
  const step = size / CELLS;
  const classes = SEGMENT_CLASSES.length;
  /** Index of each cell's scores. */
  const starts = Uint32Array.from({ length: CELLS * CELLS }, (_, cell) => {
    const x = cell % CELLS;
    const y = Math.floor(cell / CELLS);
    return (Math.floor((y + 0.5) * step) * size + Math.floor((x + 0.5) * step)) * classes;
  });
  return (name, cell) => (probabilities[(starts[cell] ?? 0) + CHANNEL[name]] ?? 0) >= SURE;
}

/** 1 for cells in the mesh's oval, facial skin beyond it, and hair below the chin. */
function faceCells(
  oval: readonly Point[],
  lips: readonly Point[],
  isFaceSkin: (cell: number) => boolean,
  isHair: (cell: number) => boolean,
): Uint8Array {
  const cells = maskOf(oval, CELLS, CELLS);
  const { top, bottom: chin, left: temple, right: otherTemple } = boundsOf(oval);
  const { left, right } = boundsOf(lips);
  const room = (right - left) * BEARD_ROOM;
  const lowest = chin + (chin - top) * CHIN_ROOM;
  const deepest = chin + (chin - top) * BEARD_DEPTH;
  const inBeard = (x: number, y: number): boolean => {
    if (x <= left - room || x >= right + room || y <= chin - (chin - top) / 4 || y >= deepest) return false;
    // Hair below the chin that extends beyond the face falls from the head.
    return y < chin || (endOfRun(x, y, -1, isHair) > temple && endOfRun(x, y, 1, isHair) < otherTemple);
  };
  const belongs = (x: number, y: number): boolean => {
    const cell = y * CELLS + x;
    return isFaceSkin(cell) ? y < lowest : isHair(cell) && inBeard(x, y);
  };
  // Grow from the face, so that separate face-like patches stay out.
  const edge: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 1) edge.push(cell);
  for (let cell = edge.pop(); cell !== undefined; cell = edge.pop()) {
    forBeside(cell, (next) => {
      if (cells[next] === 1 || !belongs(next % CELLS, Math.floor(next / CELLS))) return;
      cells[next] = 1;
      edge.push(next);
    });
  }
  // Mesh and classes may end a cell early; dilate so that the face is not cut.
  const whole = cells.slice();
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== 1) continue;
    forBeside(cell, (next) => {
      whole[next] = 1;
    });
  }
  return whole;
}

/** Last column of a row's run of matching cells, from x in a direction. */
function endOfRun(x: number, y: number, side: 1 | -1, is: (cell: number) => boolean): number {
  let end = x;
  while (end + side >= 0 && end + side < CELLS && is(y * CELLS + end + side)) end += side;
  return end;
}

/** The neighbors of a cell within the square. */
function forBeside(cell: number, visit: (next: number) => void): void {
  const x = cell % CELLS;
  if (x > 0) visit(cell - 1);
  if (x < CELLS - 1) visit(cell + 1);
  if (cell >= CELLS) visit(cell - CELLS);
  if (cell < CELLS * (CELLS - 1)) visit(cell + CELLS);
}
