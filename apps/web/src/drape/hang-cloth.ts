import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { mean } from '../lib/math.ts';
import { type Frame, frameOf, PLATE, type PlateShape, silhouetteLines } from './frame.ts';
import { type Box, boxOf, crossings, type Lines, lowestPoints } from './lines.ts';
import { widenForPlate } from './widen.ts';

export interface Drape {
  readonly frame: Frame;
  /** The cloth's upper edge, left to right, in shares of the plate's width and height. */
  readonly edge: readonly OutlinePoint[];
}

/** For lists of equal lengths. A wrong index yields no edge at all. */
const valueAt = (values: readonly number[], i: number): number => values[i] ?? Number.NaN;

/** Air between cloth and face, in face heights. */
const CLEARANCE = 0.015;
/** The dip below the chin and the rise from there to the sides of the neck, in face heights. */
const CHIN_DIP = 0.04;
const NECK_RISE = 0.08;
/** Half the neck's width, in face widths, and the slope of the shoulders, per face width and at most. */
const NECK_WIDTH = 0.34;
const SHOULDER_SLOPE = 0.3;
const LOWEST_SHOULDER = 0.3;
/** The cloth covers collars up to `COLLAR_HEIGHT` above the chin, within `COLLAR_WIDTH` face widths of the neck. */
const COLLAR_HEIGHT = 0.2;
const COLLAR_WIDTH = 0.65;
/** The limit farther out, where higher things are a chair or a flag. */
const SIDE_HEIGHT = 0.08;
/** The largest difference between both sides of the neck, if a collar lifts one, in face heights. */
const NECK_UNEVENNESS = 0.05;
/** The same where the cloth bends around the face: slightly more, or a collar on the other side would show. */
const BEND_UNEVENNESS = 0.055;
/** How sharply the edge bends around the face: rounder, a wedge of collar would show next to a steep jaw. */
const CURVATURE = 30;
const COLUMN_COUNT = 160;

/**
 * Hangs a cloth under the chin in a photo of that ratio (width to height): it dips below the chin, follows neck and
 * shoulders, covers clothes, and leaves the face bare. Null without a face outline.
 */
export function hangCloth(
  silhouettes: readonly PhotoSilhouette[],
  photoRatio: number,
  shape: PlateShape = PLATE,
): Drape | null {
  const { ratio, ofPhoto, ...photo } = widenForPlate(silhouettes, photoRatio, shape);
  const linesOf = (feature: PhotoSilhouette['feature']) => silhouetteLines(photo.silhouettes, feature, ratio);
  const face = linesOf('face');
  const body = linesOf('body');
  if (face.length === 0) return null;
  const box = boxOf(face.flat());
  const frame = frameOf(box, ratio, shape);
  const grid = { left: frame.left, step: frame.width / COLUMN_COUNT, count: COLUMN_COUNT + 1 };
  const columns = Array.from({ length: grid.count }, (_, i) => grid.left + i * grid.step);
  const height = box.y1 - box.y0;
  const clearance = CLEARANCE * height;
  const faceLimits = lowestPoints(face, grid, clearance).map((y) => y + clearance);
  const lowest = frame.top + (shape.textTop ?? 1) * frame.height;
  const bodyLine = widenPeaks(stretchOverBody(columns, face, crossings(body, grid), box));
  const lowestLimit = Math.max(...faceLimits);
  const faceCurve = columns.map((_, i) => faceCurveAt(i, faceLimits, lowestLimit, grid.step, box));
  const layCloth = (highest: number): number[] => {
    const limited = bodyLine.map((y) => Math.max(Math.min(y, lowest), highest));
    const hanging = smooth(limited, HANGING_RADIUS).map((y, i) => Math.max(y, valueAt(faceCurve, i)));
    return smooth(hanging, FACE_RADIUS);
  };
  // If one side gave way to the face or hair that looks like it, the other comes down as well.
  const neckColumn = nearestColumn(columns, neckCenter(face, box));
  const edge = layCloth(Math.max(...peaksOf(layCloth(-1), neckColumn, neckColumn)) - BEND_UNEVENNESS * height).map(
    (y, i): OutlinePoint => {
      // Face and cloth end with the photo.
      const limitedY = Math.min(Math.max(y, valueAt(faceLimits, i)), 1);
      return [i / COLUMN_COUNT, (limitedY - frame.top) / frame.height];
    },
  );
  return { frame: ofPhoto(frame), edge };
}

/** The middle of the neck, below the lower quarter of the face, because a tilted head moves it sideways. */
export function neckCenter(face: Lines, { y0, y1 }: Box): number {
  const lowerFace = boxOf(face.flat().filter(([, y]) => y > y1 - (y1 - y0) / 4));
  return (lowerFace.x0 + lowerFace.x1) / 2;
}

/** A dip between the sides of the neck, and cloth stretched from there over shoulders and clothes. */
function stretchOverBody(
  columns: readonly number[],
  face: Lines,
  body: readonly (readonly number[])[],
  box: Box,
): number[] {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  const neckX = neckCenter(face, box);
  const tops = body.map((heights, i) => {
    const isCollar = Math.abs(valueAt(columns, i) - neckX) < COLLAR_WIDTH * width;
    const highest = box.y1 - (isCollar ? COLLAR_HEIGHT : SIDE_HEIGHT) * height;
    const edgesBelow = heights.filter((y) => y > highest);
    // With an odd number of edges below, the body continues above.
    return (edgesBelow.length % 2 === 1 ? highest : Math.min(...edgesBelow)) - CLEARANCE * height;
  });
  const ys = columns.map((x, i) => {
    const neckDistance = Math.abs(x - neckX) / width;
    const drop = Math.min(SHOULDER_SLOPE * Math.max(0, neckDistance - NECK_WIDTH), LOWEST_SHOULDER);
    return Math.min(box.y1 + (CHIN_DIP - NECK_RISE + drop) * height, valueAt(tops, i));
  });
  const leftNeck = nearestColumn(columns, neckX - NECK_WIDTH * width);
  const rightNeck = nearestColumn(columns, neckX + NECK_WIDTH * width);
  levelNeck(ys, leftNeck, rightNeck, height);
  pullTight(ys, 0, leftNeck);
  pullTight(ys, rightNeck, ys.length - 1);
  const leftHeight = valueAt(ys, leftNeck);
  const rightHeight = valueAt(ys, rightNeck);
  const dipY = box.y1 + CHIN_DIP * height;
  for (let i = leftNeck + 1; i < rightNeck; i++) {
    const share = (i - leftNeck) / (rightNeck - leftNeck);
    const straight = leftHeight + (rightHeight - leftHeight) * share;
    // Also covers a collar or a neck next to the jaw.
    ys[i] = Math.min(straight + (dipY - straight) * Math.sin(share * Math.PI), valueAt(tops, i));
  }
  return ys;
}

/** The highest point on either side. */
const peaksOf = (ys: readonly number[], left: number, right: number): readonly number[] => [
  Math.min(...ys.slice(0, left + 1)),
  Math.min(...ys.slice(right)),
];

/** Lifts the lower side of the neck, or a collar on one side would raise the cloth like a tent. */
function levelNeck(ys: number[], left: number, right: number, height: number): void {
  const limit = Math.min(...peaksOf(ys, left, right)) + NECK_UNEVENNESS * height;
  for (const i of [left, right]) ys[i] = Math.min(valueAt(ys, i), limit);
}

/** Stretches the cloth between two columns. */
function pullTight(ys: number[], from: number, to: number): void {
  const hull: number[] = [];
  const isAbove = (a: number, b: number, c: number) =>
    (valueAt(ys, b) - valueAt(ys, a)) * (c - a) >= (valueAt(ys, c) - valueAt(ys, a)) * (b - a);
  for (let i = from; i <= to; i++) {
    while (hull.length > 1 && isAbove(valueAt(hull, hull.length - 2), valueAt(hull, hull.length - 1), i)) hull.pop();
    hull.push(i);
  }
  for (const [k, a] of hull.slice(0, -1).entries()) {
    const b = valueAt(hull, k + 1);
    const ya = valueAt(ys, a);
    const yb = valueAt(ys, b);
    for (let i = a; i <= b; i++) ys[i] = ya + ((yb - ya) * (i - a)) / (b - a);
  }
}

/**
 * How low the cloth must be in a column to keep the face bare: a round curve without notches, lowered by what rounding
 * removes. Searches outward only as far as the lowest bare point could matter.
 */
function faceCurveAt(
  column: number,
  faceLimits: readonly number[],
  lowestLimit: number,
  step: number,
  { y0, y1 }: Box,
): number {
  const curvature = (CURVATURE / (y1 - y0)) * step ** 2;
  let lowest = Number.NEGATIVE_INFINITY;
  for (let distance = 0; distance < faceLimits.length && lowestLimit - curvature * distance ** 2 > lowest; distance++) {
    const leftLimit = faceLimits[column - distance] ?? lowest;
    const rightLimit = faceLimits[column + distance] ?? lowest;
    lowest = Math.max(lowest, Math.max(leftLimit, rightLimit) - curvature * distance ** 2);
  }
  return lowest + curvature * ROUNDING;
}

const nearestColumn = (columns: readonly number[], x: number): number =>
  columns.reduce((best, value, i) => (Math.abs(value - x) < Math.abs(valueAt(columns, best) - x) ? i : best), 0);

/** Columns on each side of a running mean, for the hanging cloth and close to the face. */
const HANGING_RADIUS = Math.round(COLUMN_COUNT / 32);
const FACE_RADIUS = Math.round(COLUMN_COUNT / 56);
/** Variance of the closer mean applied twice, in columns. */
const ROUNDING = (2 * ((2 * FACE_RADIUS + 1) ** 2 - 1)) / 12;

/** Rounds corners like cloth, with a running mean applied twice. */
function smooth(values: readonly number[], radius: number): number[] {
  const pass = (list: readonly number[]) =>
    list.map((_, i) => mean(list.slice(Math.max(0, i - radius), i + radius + 1)));
  return pass(pass(values));
}

/** Widens peaks by as much as rounding narrows them, so that the tip of a collar stays covered. */
const widenPeaks = (ys: readonly number[]): number[] =>
  ys.map((_, i) => Math.min(...ys.slice(Math.max(0, i - 2 * HANGING_RADIUS), i + 2 * HANGING_RADIUS + 1)));
