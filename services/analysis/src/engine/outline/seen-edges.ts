import { browColumns, type EyeLandmarks, type FaceMesh } from '../find/index.ts';
import { at, mean } from '../math/index.ts';
import { bareDepth } from '../measure/index.ts';
import type { Picture } from '../picture/index.ts';

/** Columns of a brow that are looked at, and rows in each, in heights of the outline by landmarks. */
const COLUMNS = 24;
const [FROM, TO, STEP] = [-0.8, 2.3, 0.05];
/** Rows on either side that count with each: a gap between hairs, lighter than half-way, is no edge. */
const BESIDE = 3;
/** Where hairs may lie, and the skin above them. */
const HAIRS_TO = 1.3;
const SKIN_TO = -0.3;
/** Landmarks of brows lie high, and seldom low: edges are looked for no farther off. */
const TOP = { least: 0, most: 0.35 };
const BOTTOM = { least: 1, most: 1.6 };
/** Hairs that are hardly darker than the skin (log) show no edge: their outline ends where most do. */
const DARKER = 0.2;
const USUAL: Edges = { top: 0.1, bottom: 1.3 };

/** Upper and lower edge of a brow, in shares of the way down its outline by landmarks. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where a brow is seen to begin and end, over all of it: half-way between its darkest line and the skin on either side.
 * @param isBare whether nothing lies over a place
 */
export function seenEdges(
  picture: Picture,
  mesh: FaceMesh,
  eye: EyeLandmarks,
  isBare: (x: number, y: number) => boolean,
): Edges {
  const columns = browColumns(mesh, eye, COLUMNS);
  const depthAt = bareDepth(picture, isBare);
  const rows = Array.from({ length: Math.round((TO - FROM) / STEP) + 1 }, (_, i) => FROM + STEP * i);
  const rowDepths = rows.map((share) => {
    const seen = columns.map((column) => depthAt(column(share))).filter((depth) => depth !== null);
    return seen.length > COLUMNS / 2 ? mean(seen) : Number.NaN;
  });
  const depths = rowDepths.map((depth, i) => {
    const around = rowDepths.slice(Math.max(0, i - BESIDE), i + BESIDE + 1).filter((one) => !Number.isNaN(one));
    return Number.isNaN(depth) ? depth : mean(around);
  });
  const hairs = rows.flatMap((share, i) => (share >= 0 && share <= HAIRS_TO ? [i] : []));
  const darkest = hairs.reduce((best, i) => (at(depths, i) < at(depths, best) ? i : best), hairs[0] ?? 0);
  const dark = at(depths, darkest);
  const above = depths.filter((depth, i) => at(rows, i) <= SKIN_TO && !Number.isNaN(depth));
  const below = depths.slice(darkest).filter((depth) => !Number.isNaN(depth));
  const [skin, lid] = [mean(above), Math.max(...below)];
  if (!(Math.min(skin, lid) - dark > DARKER)) return USUAL;
  const last = rows.findLastIndex((_, i) => i < darkest && at(depths, i) > (skin + dark) / 2);
  const first = rows.findIndex((_, i) => i > darkest && at(depths, i) > (lid + dark) / 2);
  return {
    top: Math.max(TOP.least, Math.min(TOP.most, last < 0 ? 0 : at(rows, last))),
    bottom: Math.max(BOTTOM.least, Math.min(BOTTOM.most, first < 0 ? BOTTOM.least : at(rows, first))),
  };
}
