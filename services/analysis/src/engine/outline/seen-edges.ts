import { browColumns, type EyeLandmarks, type FaceMesh } from '../find/index.ts';
import { at, mean } from '../math/index.ts';
import { bareDepth } from '../measure/index.ts';
import type { Picture } from '../picture/index.ts';

/** Columns of a brow, and sampling range of rows, in heights of the landmark outline. */
const COLUMNS = 24;
const FROM = -0.8;
const TO = 2.3;
const STEP = 0.05;
/** Rows averaged on each side: a gap between hairs is not an edge. */
const BESIDE = 3;
/** Lower end of hairs, and the range of skin above. */
const HAIRS_TO = 1.3;
const SKIN_TO = -0.3;
/** Search range: landmark outlines tend to be too high. */
const TOP = { least: 0, most: 0.35 };
const BOTTOM = { least: 1, most: 1.6 };
/** Log contrast below which hairs have no visible edge; use the usual extent. */
const DARKER = 0.2;
const USUAL: Edges = { top: 0.1, bottom: 1.3 };

/** Upper and lower edge of a brow, in shares of the landmark outline. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Visible upper and lower edge of a brow: halfway between its darkest line and the skin on each side.
 * @param isBare whether a point is uncovered
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
    const edgeDepths = columns.map((column) => depthAt(column(share))).filter((depth) => depth !== null);
    return edgeDepths.length > COLUMNS / 2 ? mean(edgeDepths) : Number.NaN;
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
  const skin = mean(above);
  const lid = Math.max(...below);
  if (!(Math.min(skin, lid) - dark > DARKER)) return USUAL;
  const last = rows.findLastIndex((_, i) => i < darkest && at(depths, i) > (skin + dark) / 2);
  const first = rows.findIndex((_, i) => i > darkest && at(depths, i) > (lid + dark) / 2);
  return {
    top: Math.max(TOP.least, Math.min(TOP.most, last < 0 ? 0 : at(rows, last))),
    bottom: Math.max(BOTTOM.least, Math.min(BOTTOM.most, first < 0 ? BOTTOM.least : at(rows, first))),
  };
}
