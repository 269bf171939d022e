import { type BrowColumn, browColumns, type ClassGrid, type EyeLandmarks, type FaceMesh } from '../find/index.ts';
import { at } from '../math/index.ts';
import { distance, type Picture } from '../picture/index.ts';
import { bareDepth } from './bare-depth.ts';
import { isLaidOver } from './laid-over.ts';

/** Sampled columns of a brow, and rows per part. */
const COLUMNS = 24;
const ROWS = 12;
/** Position of hairs and the skin on both sides in a column, in brow heights: landmark outlines are too high. */
const HAIRS = { from: 0, to: 1.2 };
const ABOVE = { from: -0.8, to: -0.3 };
const BELOW = { from: 1.3, to: 2.3 };
/** Luminance quantiles per part: hairs are dark lines, and only a strip of skin separates brow and lid. */
const QUANTILES = { hairs: 0.2, above: 0.5, below: 0.8 };
/** Least log contrast of hairs to the skin around, and its share of the brow: excludes creases, rims, white hairs. */
const DARKER = 0.35;
const LEAST = 0.45;

/** Whether a brow is a dark ridge, as thin brows are that hardly darken the area. Deep sockets stay dark below it. */
export function isRidge(picture: Picture, mesh: FaceMesh, classes: ClassGrid, eye: EyeLandmarks): boolean {
  const depthAt = bareDepth(picture, (x, y) => !isLaidOver(classes, x, y));
  const columns = alikeHigh(browColumns(mesh, eye, COLUMNS));
  const ridged = columns.filter((column) => {
    const depth = ({ from, to }: typeof HAIRS, quantile: number): number => {
      const depths = Array.from({ length: ROWS }, (_, i) => column(from + ((to - from) * i) / (ROWS - 1)))
        .map(depthAt)
        .filter((depth) => depth !== null)
        .sort((a, b) => a - b);
      return depths.length > ROWS / 2 ? at(depths, Math.floor(quantile * depths.length)) : Number.NaN;
    };
    const skin = Math.min(depth(ABOVE, QUANTILES.above), depth(BELOW, QUANTILES.below));
    return skin - depth(HAIRS, QUANTILES.hairs) > DARKER;
  });
  return ridged.length >= LEAST * columns.length;
}

/** Columns as high as the middle one: hairs of the tapered end need as much skin around them. */
function alikeHigh(columns: readonly BrowColumn[]): BrowColumn[] {
  const heights = columns.map((column) => distance(column(0), column(1)));
  const height = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
  return columns.map((column, i) => (share) => column(0.5 + ((share - 0.5) * height) / (heights[i] ?? height)));
}
