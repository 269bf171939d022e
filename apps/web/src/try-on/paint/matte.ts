import { fitInColors, type Planes } from '@trueseason/style/color/fit-in-colors';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, clamp, perChannel } from '../../lib/math.ts';
import { pixelOf } from './paint.ts';
import { type Between, between, blurred, type Plane, shrunk, valueAt } from './plane.ts';

/** The channels of a color photo. */
type Guide = Planes<Plane>;

/** The share of hair in each pixel, and the two colors that mix there. */
export interface Matte {
  readonly shares: Float32Array;
  /** Linear light, on a coarse grid; interpolate with `place`. */
  readonly hair: Guide;
  readonly behind: Guide;
  readonly place: (x: number, y: number) => Between;
  /** Pixels per cell of that grid. */
  readonly by: number;
}

/** In face heights: the map's error, the distances to search for colors, and the width of an edge. */
const BAND = 0.03;
const REACHES = [0.05, 0.15, 0.6];
const FINE = 0.012;
/** Cells per face height: colors change slowly, edges do not. */
const COLOR_CELLS = 120;
const EDGE_CELLS = 300;
/** Hair's own color is read where this share nearby is hair; in short hair, in its inner part. */
const SURE = 0.94;
const INNER = 0.4;
/** The least squared difference of colors, in roots of linear light. */
const NOISE = 1e-3;
/** Weights of the map and the colors, and a cap on the colors (log odds), since strands of one head are alike. */
const MAP_WEIGHT = 1.8;
const COLOR_WEIGHT = 0.3;
const MOST_OF_COLOR = 3;
const EVENNESS = 1.5e-4;

/** Refines the analysis's hair map (0 to 1 per pixel) with the colors around its edge. */
export function matteOf(photo: Pixels, map: Float32Array, face: number): Matte {
  const { width, height } = photo;
  const guide = rootsOf(photo);
  const by = Math.max(1, Math.round(face / COLOR_CELLS));
  const unit = face / by;
  const small = perChannel((c) => shrunk(guide[c], by));
  const coarse = shrunk({ width, height, values: map }, by);
  const near = blurred(coarse, unit * BAND);
  const isHair = coarse.values.map((share) => (share > 0.9 ? 1 : 0));
  const inside = near.values.filter((_, i) => isHair[i]).sort();
  const least = Math.min(SURE, inside[Math.floor(inside.length * (1 - INNER))] ?? SURE);
  const sure = near.values.map((share, i) => (share > least && isHair[i] ? 1 : 0));
  const none = near.values.map((share) => (share < 0.03 ? 1 : 0));
  const [hair, rest] = [colorsAround(small, sure, unit), colorsAround(small, none, unit)];
  const place = between(coarse, by);
  const told = new Float32Array(map.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const there = place(x, y);
      const around = valueAt(near, there);
      if (around > 0.985) told[i] = 1;
      if (around > 0.985 || around < 0.015) continue;
      const share = clamp(0.3 * around + 0.7 * (map[i] ?? 0), 0.01, 0.99);
      let odds = 0;
      for (const c of CHANNELS) {
        const value = guide[c].values[i] ?? 0;
        const [ofHair, ofRest] = [valueAt(hair.spread[c], there), valueAt(rest.spread[c], there)];
        odds += (value - valueAt(rest.mean[c], there)) ** 2 / ofRest;
        odds += Math.log(ofRest / ofHair) - (value - valueAt(hair.mean[c], there)) ** 2 / ofHair;
      }
      const byColor = clamp(odds * COLOR_WEIGHT, -MOST_OF_COLOR, MOST_OF_COLOR);
      told[i] = 1 / (1 + Math.exp(-(MAP_WEIGHT * Math.log(share / (1 - share)) + byColor)));
    }
  }
  const fine = Math.max(1, Math.round(face / EDGE_CELLS));
  const shares = alongEdges({ width, height, values: told }, guide, fine, face * FINE).map((share) =>
    clamp((share - 0.06) / 0.88, 0, 1),
  );
  const cells = shrunk({ width, height, values: shares }, by).values;
  const light = perChannel((c) => ({ ...small[c], values: small[c].values.map((value) => value ** 2) }));
  const colors = (isSo: (share: number) => boolean) =>
    colorsAround(
      light,
      cells.map((share) => (isSo(share) ? 1 : 0)),
      unit,
    ).mean;
  return { shares, hair: colors((share) => share > 0.9), behind: colors((share) => share < 0.06), place, by };
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
  mark: Float32Array,
  face: number,
): { readonly mean: Guide; readonly spread: Guide } {
  const like = (values: Float32Array): Plane => ({ ...planes[0], values });
  const empty = () => like(new Float32Array(mark.length));
  const [mean, spread] = [perChannel(empty), perChannel(empty)];
  const left = new Float32Array(mark.length).fill(1);
  for (const [k, reach] of REACHES.entries()) {
    const marked = (of: (i: number) => number) =>
      blurred(like(mark.map((m, i) => (m > 0 ? m * of(i) : 0))), face * reach).values;
    const weight = marked(() => 1);
    const isLast = k === REACHES.length - 1;
    for (const c of CHANNELS) {
      const { values } = planes[c];
      const sums = marked((i) => values[i] ?? 0);
      const squares = marked((i) => (values[i] ?? 0) ** 2);
      const [means, spreads] = [mean[c].values, spread[c].values];
      for (let i = 0; i < mark.length; i++) {
        const w = weight[i] ?? 0;
        const share = (left[i] ?? 0) * (isLast ? 1 : Math.min(1, w / 0.08));
        const middle = (sums[i] ?? 0) / Math.max(w, 1e-6);
        const varied = Math.max(0, (squares[i] ?? 0) / Math.max(w, 1e-6) - middle * middle);
        means[i] = (means[i] ?? 0) + share * middle;
        spreads[i] = (spreads[i] ?? 0) + share * (varied + NOISE);
      }
    }
    for (let i = 0; i < mark.length; i++) left[i] = (left[i] ?? 0) * (1 - Math.min(1, (weight[i] ?? 0) / 0.08));
  }
  return { mean, spread };
}

/**
 * Fits a map to a photo's edges with local linear functions of its colors (guided filter), found at a lower resolution
 * because that is much faster.
 */
function alongEdges(map: Plane, guide: Guide, by: number, radius: number): Float32Array {
  const small = perChannel((c) => shrunk(guide[c], by));
  const like = (values: Float32Array): Plane => ({ ...small[0], values });
  const mean = (values: Float32Array) => blurred(like(values), radius / by).values;
  const found = fitInColors(
    shrunk(map, by).values,
    perChannel((c) => small[c].values),
    EVENNESS,
    mean,
  );
  const [factors, offset] = [perChannel((c) => like(found[c])), like(found[3])];
  const whole = new Float32Array(map.values.length);
  const place = between(small[0], by);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      const i = y * map.width + x;
      const there = place(x, y);
      let value = 0;
      for (const c of CHANNELS) value += valueAt(factors[c], there) * (guide[c].values[i] ?? 0);
      whole[i] = value + valueAt(offset, there);
    }
  }
  return whole;
}
