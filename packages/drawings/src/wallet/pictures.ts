import { RING_ORDER } from '@trueseason/seasons/ring';
import { sectorPath } from '../ring/arc-geometry.ts';
import { RING_COLORS } from '../ring/ring-colors.ts';

/** Beside React's components, since a server draws these as well: what a wallet shows of a palette, as SVG text. */

/** What a pass lies on: our paper. */
export const PASS_PAPER = '#FBF8F3';
/** Colors of a strip: as many as can be told apart at arm's length in a shop. */
export const STRIP_COLORS = 6;

const STEP = 360 / RING_ORDER.length;
const GAP = 1.1;

/** The mark, one color an arc, in a square. @param paper the square's ground; none leaves it clear. */
export function markSvg({ paper, margin = 8 }: { readonly paper?: string; readonly margin?: number } = {}): string {
  const reach = 95 + margin;
  const arcs = RING_ORDER.map((name, index) => {
    const middle = index * STEP;
    const d = sectorPath(52, 95, middle - STEP / 2 + GAP, middle + STEP / 2 - GAP);
    return `<path d="${d}" fill="${RING_COLORS[name][0]}"/>`;
  });
  const box = `x="${-reach}" y="${-reach}" width="${2 * reach}" height="${2 * reach}"`;
  const ground = paper ? `<rect ${box} fill="${paper}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">${ground}${arcs.join('')}</svg>`;
}

/** Flat bands side by side, from edge to edge: what is held beside a garment must be the color and nothing else. */
export function stripSvg(colors: readonly string[], width: number, height: number): string {
  const shown = colors.slice(0, STRIP_COLORS);
  const bands = shown.map((hex, i) => {
    const [from, to] = [i, i + 1].map((at) => Math.round((at * width) / shown.length));
    return `<rect x="${from}" width="${(to ?? 0) - (from ?? 0)}" height="${height}" fill="${hex}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">${bands.join('')}</svg>`;
}
