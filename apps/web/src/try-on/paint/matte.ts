import type { Pixels } from '../../garment/picture.ts';
import { type Guide, led } from './guided.ts';
import { pixelOf } from './paint.ts';
import { type Between, between, blurred, type Plane, shrunk, valueAt } from './plane.ts';

/** How much of each pixel is hair, and the two colors that meet in it. */
export interface Matte {
  readonly shares: Float32Array;
  /** The colors, in linear light, at a place between the cells of `colors`. */
  readonly hair: Guide;
  readonly behind: Guide;
  readonly place: (x: number, y: number) => Between;
  /** How many pixels a cell of the colors is wide. */
  readonly by: number;
}

/** In shares of the face's height: how far the map may be off, from where colors are taken, and how fine an edge is. */
const BAND = 0.03;
const REACHES = [0.05, 0.15, 0.6];
const FINE = 0.012;
/** Colors change slowly: they are looked for with the face this many cells high; edges with this many. */
const COLOR_CELLS = 120;
const EDGE_CELLS = 300;
/** Hair's own color is read where this much around is hair; where hair is cut short, in the inner part of what there is. */
const SURE = 0.94;
const INNER = 0.4;
/** What no color differs by less than, squared, in roots of linear light. */
const NOISE = 1e-3;
/** How much the map is believed, and how much the colors and at most (as log odds): strands of one head are much alike. */
const MAP_WEIGHT = 1.8;
const COLOR_WEIGHT = 0.3;
const MOST_OF_COLOR = 3;
const EVENNESS = 1.5e-4;

/** Refines where the analysis saw hair (0 to 1 a pixel) by what the pixels around its edge look like. */
export function matteOf(photo: Pixels, map: Float32Array, face: number): Matte {
  const { width, height } = photo;
  // Roots of light are about as far apart as the eye sees them.
  const guide = planesOf(photo);
  const by = Math.max(1, Math.round(face / COLOR_CELLS));
  const unit = face / by;
  const [red, green, blue] = guide;
  const small: Guide = [shrunk(red, by), shrunk(green, by), shrunk(blue, by)];
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
      const share = Math.max(0.01, Math.min(0.99, 0.3 * around + 0.7 * (map[i] ?? 0)));
      let odds = 0;
      for (const c of CHANNELS) {
        const value = guide[c].values[i] ?? 0;
        const [ofHair, ofRest] = [valueAt(hair.spread[c], there), valueAt(rest.spread[c], there)];
        odds += (value - valueAt(rest.mean[c], there)) ** 2 / ofRest;
        odds += Math.log(ofRest / ofHair) - (value - valueAt(hair.mean[c], there)) ** 2 / ofHair;
      }
      const byColor = Math.max(-MOST_OF_COLOR, Math.min(MOST_OF_COLOR, odds * COLOR_WEIGHT));
      told[i] = 1 / (1 + Math.exp(-(MAP_WEIGHT * Math.log(share / (1 - share)) + byColor)));
    }
  }
  const fine = Math.max(1, Math.round(face / EDGE_CELLS));
  const edged = led({ width, height, values: told }, guide, fine, face * FINE, EVENNESS);
  const shares = edged.map((share) => Math.max(0, Math.min(1, (share - 0.06) / 0.88)));
  const cells = shrunk({ width, height, values: shares }, by).values;
  const [r, g, b] = small;
  const light: Guide = [squared(r), squared(g), squared(b)];
  const marked = (isSo: (share: number) => boolean) => cells.map((share) => (isSo(share) ? 1 : 0));
  const colors = (isSo: (share: number) => boolean) => colorsAround(light, marked(isSo), unit).mean;
  return { shares, hair: colors((share) => share > 0.9), behind: colors((share) => share < 0.06), place, by };
}

const squared = (plane: Plane): Plane => ({ ...plane, values: plane.values.map((value) => value ** 2) });

export const CHANNELS = [0, 1, 2] as const;

function planesOf(photo: Pixels): Guide {
  const { width, height } = photo;
  const plane = (): Plane => ({ width, height, values: new Float32Array(width * height) });
  const planes: Guide = [plane(), plane(), plane()];
  for (let i = 0; i < width * height; i++) {
    const rgb = pixelOf(photo, i);
    for (const c of CHANNELS) planes[c].values[i] = Math.sqrt(rgb[c]);
  }
  return planes;
}

/** Mean and spread of marked pixels' colors, from nearby if there are any, else from farther away. */
function colorsAround(
  planes: Guide,
  mark: Float32Array,
  face: number,
): { readonly mean: Guide; readonly spread: Guide } {
  const [first] = planes;
  const like = (values: Float32Array): Plane => ({ ...first, values });
  const empty = () => like(new Float32Array(mark.length));
  const mean: Guide = [empty(), empty(), empty()];
  const spread: Guide = [empty(), empty(), empty()];
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
