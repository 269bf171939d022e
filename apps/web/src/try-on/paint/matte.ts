import { fitInColors, type Planes } from '@trueseason/style/color/fit-in-colors';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, clamp, perChannel } from '../../lib/math.ts';
import { pixelOf } from './paint.ts';
import { blur, type CellWeights, cellLocator, type Plane, shrink, valueAt } from './plane.ts';

/** The channels of a color photo. */
type Guide = Planes<Plane>;

/** The share of hair in each pixel, and the two colors that mix there. */
export interface Matte {
  readonly shares: Float32Array;
  /** Linear light, on a coarse grid; interpolate with `cellAt`. */
  readonly hair: Guide;
  readonly background: Guide;
  readonly cellAt: (x: number, y: number) => CellWeights;
  /** Pixels per cell of that grid. */
  readonly cellSize: number;
}

/** In face heights: the map's error, the distances to search for colors, and the width of an edge. */
const MAP_ERROR = 0.03;
const SEARCH_DISTANCES = [0.05, 0.15, 0.6];
const EDGE_WIDTH = 0.012;
/** Cells per face height: colors change slowly, edges do not. */
const COLOR_CELLS = 120;
const EDGE_CELLS = 300;
/** Hair's own color is read where this share nearby is hair; in short hair, in its inner part. */
const CERTAIN_SHARE = 0.94;
const INNER_PART = 0.4;
/** The least squared difference of colors, in roots of linear light. */
const COLOR_NOISE = 1e-3;
/** Weights of the map and the colors, and a cap on the colors (log odds), since strands of one head are alike. */
const MAP_WEIGHT = 1.8;
const COLOR_WEIGHT = 0.3;
const MAX_COLOR_ODDS = 3;
const REGULARIZATION = 1.5e-4;

/** Refines the analysis's hair map (0 to 1 per pixel) with the colors around its edge. */
export function matteOf(photo: Pixels, hairMap: Float32Array, faceHeight: number): Matte {
  const { width, height } = photo;
  const guide = rootsOf(photo);
  const cellSize = Math.max(1, Math.round(faceHeight / COLOR_CELLS));
  const faceInCells = faceHeight / cellSize;
  const coarseColors = perChannel((c) => shrink(guide[c], cellSize));
  const coarseMap = shrink({ width, height, values: hairMap }, cellSize);
  const nearbyShares = blur(coarseMap, faceInCells * MAP_ERROR);
  const isHair = coarseMap.values.map((share) => (share > 0.9 ? 1 : 0));
  const sortedInside = nearbyShares.values.filter((_, i) => isHair[i]).sort();
  const threshold = Math.min(
    CERTAIN_SHARE,
    sortedInside[Math.floor(sortedInside.length * (1 - INNER_PART))] ?? CERTAIN_SHARE,
  );
  const certainHair = nearbyShares.values.map((share, i) => (share > threshold && isHair[i] ? 1 : 0));
  const noHair = nearbyShares.values.map((share) => (share < 0.03 ? 1 : 0));
  const hair = colorsAround(coarseColors, certainHair, faceInCells);
  const background = colorsAround(coarseColors, noHair, faceInCells);
  const place = cellLocator(coarseMap, cellSize);
  const hairProbability = new Float32Array(hairMap.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cell = place(x, y);
      const nearbyShare = valueAt(nearbyShares, cell);
      if (nearbyShare > 0.985) hairProbability[i] = 1;
      if (nearbyShare > 0.985 || nearbyShare < 0.015) continue;
      const share = clamp(0.3 * nearbyShare + 0.7 * (hairMap[i] ?? 0), 0.01, 0.99);
      let odds = 0;
      for (const c of CHANNELS) {
        const value = guide[c].values[i] ?? 0;
        const hairSpread = valueAt(hair.spread[c], cell);
        const backgroundSpread = valueAt(background.spread[c], cell);
        odds += (value - valueAt(background.mean[c], cell)) ** 2 / backgroundSpread;
        odds += Math.log(backgroundSpread / hairSpread) - (value - valueAt(hair.mean[c], cell)) ** 2 / hairSpread;
      }
      const colorOdds = clamp(odds * COLOR_WEIGHT, -MAX_COLOR_ODDS, MAX_COLOR_ODDS);
      hairProbability[i] = 1 / (1 + Math.exp(-(MAP_WEIGHT * Math.log(share / (1 - share)) + colorOdds)));
    }
  }
  const edgeCellSize = Math.max(1, Math.round(faceHeight / EDGE_CELLS));
  const shares = alongEdges(
    { width, height, values: hairProbability },
    guide,
    edgeCellSize,
    faceHeight * EDGE_WIDTH,
  ).map((share) => clamp((share - 0.06) / 0.88, 0, 1));
  const shareByCell = shrink({ width, height, values: shares }, cellSize).values;
  const coarseLight = perChannel((c) => ({
    ...coarseColors[c],
    values: coarseColors[c].values.map((value) => value ** 2),
  }));
  const colors = (isMember: (share: number) => boolean) =>
    colorsAround(
      coarseLight,
      shareByCell.map((share) => (isMember(share) ? 1 : 0)),
      faceInCells,
    ).mean;
  return {
    shares,
    hair: colors((share) => share > 0.9),
    background: colors((share) => share < 0.06),
    cellAt: place,
    cellSize,
  };
}

/** Square roots of linear light, where equal steps look about equal. */
function rootsOf(photo: Pixels): Guide {
  const { width, height } = photo;
  const planes = perChannel(() => ({ width, height, values: new Float32Array(width * height) }));
  for (let i = 0; i < width * height; i++) {
    const rgb = pixelOf(photo, i);
    for (const c of CHANNELS) planes[c].values[i] = Math.sqrt(rgb[c]);
  }
  return planes;
}

/** Mean and spread of marked pixels' colors, from the nearest distance that has any. */
function colorsAround(
  planes: Guide,
  marked: Float32Array,
  faceInCells: number,
): { readonly mean: Guide; readonly spread: Guide } {
  const planeOf = (values: Float32Array): Plane => ({ ...planes[0], values });
  const empty = () => planeOf(new Float32Array(marked.length));
  const mean = perChannel(empty);
  const spread = perChannel(empty);
  const remaining = new Float32Array(marked.length).fill(1);
  for (const [k, distance] of SEARCH_DISTANCES.entries()) {
    const sumOfMarked = (read: (i: number) => number) =>
      blur(planeOf(marked.map((m, i) => (m > 0 ? m * read(i) : 0))), faceInCells * distance).values;
    const weight = sumOfMarked(() => 1);
    const isLastDistance = k === SEARCH_DISTANCES.length - 1;
    for (const c of CHANNELS) {
      const { values } = planes[c];
      const sums = sumOfMarked((i) => values[i] ?? 0);
      const squares = sumOfMarked((i) => (values[i] ?? 0) ** 2);
      const means = mean[c].values;
      const spreads = spread[c].values;
      for (let i = 0; i < marked.length; i++) {
        const weightHere = weight[i] ?? 0;
        const share = (remaining[i] ?? 0) * (isLastDistance ? 1 : Math.min(1, weightHere / 0.08));
        const average = (sums[i] ?? 0) / Math.max(weightHere, 1e-6);
        const variance = Math.max(0, (squares[i] ?? 0) / Math.max(weightHere, 1e-6) - average * average);
        means[i] = (means[i] ?? 0) + share * average;
        spreads[i] = (spreads[i] ?? 0) + share * (variance + COLOR_NOISE);
      }
    }
    for (let i = 0; i < marked.length; i++)
      remaining[i] = (remaining[i] ?? 0) * (1 - Math.min(1, (weight[i] ?? 0) / 0.08));
  }
  return { mean, spread };
}

/**
 * Fits a map to a photo's edges with local linear functions of its colors (guided filter), found at a lower resolution
 * because that is much faster.
 */
function alongEdges(coarse: Plane, guide: Guide, cellSize: number, radius: number): Float32Array {
  const smallGuide = perChannel((c) => shrink(guide[c], cellSize));
  const planeOf = (values: Float32Array): Plane => ({ ...smallGuide[0], values });
  const mean = (values: Float32Array) => blur(planeOf(values), radius / cellSize).values;
  const fit = fitInColors(
    shrink(coarse, cellSize).values,
    perChannel((c) => smallGuide[c].values),
    REGULARIZATION,
    mean,
  );
  const factors = perChannel((c) => planeOf(fit[c]));
  const offset = planeOf(fit[3]);
  const refined = new Float32Array(coarse.values.length);
  const place = cellLocator(smallGuide[0], cellSize);
  for (let y = 0; y < coarse.height; y++) {
    for (let x = 0; x < coarse.width; x++) {
      const i = y * coarse.width + x;
      const cell = place(x, y);
      let value = 0;
      for (const c of CHANNELS) value += valueAt(factors[c], cell) * (guide[c].values[i] ?? 0);
      refined[i] = value + valueAt(offset, cell);
    }
  }
  return refined;
}
