import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { mean } from '../lib/math.ts';
import { type Frame, frameOf, linesIn, PLATE, type PlateShape } from './frame.ts';
import { type Box, boxOf, crossings, type Lines, lowestNear } from './lines.ts';
import { widened } from './widen.ts';

export interface Drape {
  readonly frame: Frame;
  /** The cloth's upper edge, left to right, in shares of the plate's width and height. */
  readonly edge: readonly OutlinePoint[];
}

/** For lists of equal lengths. A wrong index yields no edge at all. */
const at = (values: readonly number[], i: number): number => values[i] ?? Number.NaN;

/** Air between cloth and face, in face heights. */
const CLEAR = 0.015;
/** The dip below the chin and the rise from there to the sides of the neck, in face heights. */
const DIP = 0.04;
const RISE = 0.08;
/** Half the neck's width, in face widths, and the slope of the shoulders, per face width and at most. */
const NECK = 0.34;
const FALL = 0.3;
const LOWEST_SHOULDER = 0.3;
/** The cloth covers collars up to `HIGHEST` above the chin, within `COLLAR` face widths of the neck. */
const HIGHEST = 0.2;
const COLLAR = 0.65;
/** The limit farther out, where higher things are a chair or a flag. */
const HIGHEST_ASIDE = 0.08;
/** The largest difference between both sides of the neck, if a collar lifts one, in face heights. */
const UNEVEN = 0.05;
/** The same where the cloth bends around the face: slightly more, or a collar on the other side would show. */
const LEAN = 0.055;
/** How sharply the edge bends around the face: rounder, a wedge of collar would show beside a steep jaw. */
const BOW = 30;
const COLUMNS = 160;

/**
 * Hangs a cloth under the chin in a photo of that ratio (width to height): it dips below the chin, follows neck and
 * shoulders, covers clothes, and leaves the face bare. Null without a face outline.
 */
export function hangCloth(
  silhouettes: readonly PhotoSilhouette[],
  photoRatio: number,
  shape: PlateShape = PLATE,
): Drape | null {
  const { ratio, ofPhoto, ...photo } = widened(silhouettes, photoRatio, shape);
  const linesOf = (feature: PhotoSilhouette['feature']) => linesIn(photo.silhouettes, feature, ratio);
  const [face, body] = [linesOf('face'), linesOf('body')];
  if (face.length === 0) return null;
  const box = boxOf(face.flat());
  const frame = frameOf(box, ratio, shape);
  const grid = { left: frame.left, step: frame.width / COLUMNS, count: COLUMNS + 1 };
  const columns = Array.from({ length: grid.count }, (_, i) => grid.left + i * grid.step);
  const height = box.y1 - box.y0;
  const clear = CLEAR * height;
  const bare = lowestNear(face, grid, clear).map((y) => y + clear);
  const lowest = frame.top + (shape.words ?? 1) * frame.height;
  const stretched = broaden(stretch(columns, face, crossings(body, grid), box));
  const lowestBare = Math.max(...bare);
  const bows = columns.map((_, i) => bowAt(i, bare, lowestBare, grid.step, box));
  const lay = (highest: number): number[] => {
    const limited = stretched.map((y) => Math.max(Math.min(y, lowest), highest));
    const hung = smooth(limited, SOFT).map((y, i) => Math.max(y, at(bows, i)));
    return smooth(hung, CLOSE);
  };
  // If one side gave way to the face or hair that looks like it, the other comes down as well.
  const middle = nearest(columns, neckAt(face, box));
  const edge = lay(Math.max(...peaksOf(lay(-1), middle, middle)) - LEAN * height).map((y, i): OutlinePoint => {
    // Face and cloth end with the photo.
    const within = Math.min(Math.max(y, at(bare, i)), 1);
    return [i / COLUMNS, (within - frame.top) / frame.height];
  });
  return { frame: ofPhoto(frame), edge };
}

/** The middle of the neck, below the lower quarter of the face, because a tilted head moves it aside. */
function neckAt(face: Lines, { y0, y1 }: Box): number {
  const low = boxOf(face.flat().filter(([, y]) => y > y1 - (y1 - y0) / 4));
  return (low.x0 + low.x1) / 2;
}

/** A dip between the sides of the neck, and cloth stretched from there over shoulders and clothes. */
function stretch(columns: readonly number[], face: Lines, body: readonly (readonly number[])[], box: Box): number[] {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const neck = neckAt(face, box);
  const tops = body.map((heights, i) => {
    const isCollar = Math.abs(at(columns, i) - neck) < COLLAR * width;
    const highest = box.y1 - (isCollar ? HIGHEST : HIGHEST_ASIDE) * height;
    const below = heights.filter((y) => y > highest);
    // With an odd number of edges below, the body continues above.
    return (below.length % 2 === 1 ? highest : Math.min(...below)) - CLEAR * height;
  });
  const ys = columns.map((x, i) => {
    const aside = Math.abs(x - neck) / width;
    const fall = Math.min(FALL * Math.max(0, aside - NECK), LOWEST_SHOULDER);
    return Math.min(box.y1 + (DIP - RISE + fall) * height, at(tops, i));
  });
  const left = nearest(columns, neck - NECK * width);
  const right = nearest(columns, neck + NECK * width);
  level(ys, left, right, height);
  pullTight(ys, 0, left);
  pullTight(ys, right, ys.length - 1);
  const [from, to] = [at(ys, left), at(ys, right)];
  const low = box.y1 + DIP * height;
  for (let i = left + 1; i < right; i++) {
    const share = (i - left) / (right - left);
    const straight = from + (to - from) * share;
    // Also covers a collar or a neck beside the jaw.
    ys[i] = Math.min(straight + (low - straight) * Math.sin(share * Math.PI), at(tops, i));
  }
  return ys;
}

/** The highest point on either side. */
const peaksOf = (ys: readonly number[], left: number, right: number): readonly number[] => [
  Math.min(...ys.slice(0, left + 1)),
  Math.min(...ys.slice(right)),
];

/** Lifts the lower side of the neck, or a collar on one side would raise the cloth like a tent. */
function level(ys: number[], left: number, right: number, height: number): void {
  const least = Math.min(...peaksOf(ys, left, right)) + UNEVEN * height;
  for (const i of [left, right]) ys[i] = Math.min(at(ys, i), least);
}

/** Stretches the cloth between two columns. */
function pullTight(ys: number[], from: number, to: number): void {
  const hull: number[] = [];
  const above = (a: number, b: number, c: number) =>
    (at(ys, b) - at(ys, a)) * (c - a) >= (at(ys, c) - at(ys, a)) * (b - a);
  for (let i = from; i <= to; i++) {
    while (hull.length > 1 && above(at(hull, hull.length - 2), at(hull, hull.length - 1), i)) hull.pop();
    hull.push(i);
  }
  for (const [k, a] of hull.slice(0, -1).entries()) {
    const b = at(hull, k + 1);
    const [ya, yb] = [at(ys, a), at(ys, b)];
    for (let i = a; i <= b; i++) ys[i] = ya + ((yb - ya) * (i - a)) / (b - a);
  }
}

/**
 * How low the cloth must be in a column to keep the face bare: a round curve without notches, lowered by what rounding
 * removes. Searches outward only as far as the lowest bare point could matter.
 */
function bowAt(column: number, bare: readonly number[], lowestBare: number, step: number, { y0, y1 }: Box): number {
  const bow = (BOW / (y1 - y0)) * step ** 2;
  let lowest = Number.NEGATIVE_INFINITY;
  for (let away = 0; away < bare.length && lowestBare - bow * away ** 2 > lowest; away++) {
    const left = bare[column - away] ?? lowest;
    const right = bare[column + away] ?? lowest;
    lowest = Math.max(lowest, Math.max(left, right) - bow * away ** 2);
  }
  return lowest + bow * ROUNDING;
}

const nearest = (columns: readonly number[], x: number): number =>
  columns.reduce((best, value, i) => (Math.abs(value - x) < Math.abs(at(columns, best) - x) ? i : best), 0);

/** Columns on each side of a running mean, for the hanging cloth and close to the face. */
const SOFT = Math.round(COLUMNS / 32);
const CLOSE = Math.round(COLUMNS / 56);
/** Variance of the closer mean applied twice, in columns. */
const ROUNDING = (2 * ((2 * CLOSE + 1) ** 2 - 1)) / 12;

/** Rounds corners like cloth, with a running mean applied twice. */
function smooth(values: readonly number[], reach: number): number[] {
  const pass = (list: readonly number[]) => list.map((_, i) => mean(list.slice(Math.max(0, i - reach), i + reach + 1)));
  return pass(pass(values));
}

/** Widens peaks by as much as rounding narrows them, so that the tip of a collar stays covered. */
const broaden = (ys: readonly number[]): number[] =>
  ys.map((_, i) => Math.min(...ys.slice(Math.max(0, i - 2 * SOFT), i + 2 * SOFT + 1)));
