import { boundsOf, forPixelsInside, type Point, polygonArea } from '../picture/index.ts';
import { traceMask } from './trace-mask.ts';
import { withoutSlivers } from './without-slivers.ts';

/** Grid over a skin patch, and the bare share that counts as whole. */
const PATCH_CELLS = 32;
const WHOLE_PATCH = 0.97;
/** Minimum half width of an outlined part, in cells. */
const SLIVER = 3;
/** Distance from frames and hats, in sides of the patch. */
const CLEAR = 0.05;
/** Minimum area of an island, as a share of the patch. */
const LEAST_BARE = 0.16;

type IsThere = (x: number, y: number) => boolean;

/**
 * The patch, or its bare part where hair, a beard or a collar covers it, away from glasses unless nothing would remain.
 * @param isFrame what the line keeps a distance from
 */
export function skinLines(patch: readonly Point[], isSkin: IsThere, isFrame: IsThere): Point[][] {
  const { left, right, top, bottom } = boundsOf(patch);
  const around = [-1, 0, 1].map((away) => away * CLEAR * Math.max(right - left, bottom - top));
  const isNearFrame: IsThere = (x, y) => around.some((dx) => around.some((dy) => isFrame(x + dx, y + dy)));
  const clear = linesAround(patch, (x, y) => isSkin(x, y) && !isNearFrame(x, y));
  return clear.length > 0 ? clear : linesAround(patch, isSkin);
}

function linesAround(patch: readonly Point[], isThere: IsThere): Point[][] {
  const { left, right, top, bottom } = boundsOf(patch);
  const step = Math.max(right - left, bottom - top) / PATCH_CELLS;
  const onGrid = patch.map(({ x, y }) => ({ x: (x - left) / step, y: (y - top) / step }));
  const bare = new Set<number>();
  let total = 0;
  forPixelsInside(onGrid, PATCH_CELLS, PATCH_CELLS, (x, y) => {
    total += 1;
    if (isThere(left + (x + 0.5) * step, top + (y + 0.5) * step)) bare.add(y * PATCH_CELLS + x);
  });
  if (bare.size > total * WHOLE_PATCH) return [[...patch]];
  const isBare = (x: number, y: number) => bare.has(y * PATCH_CELLS + x);
  return traceMask(withoutSlivers(isBare, PATCH_CELLS, SLIVER), PATCH_CELLS, 0.6)
    .filter((line) => polygonArea(line) > total * LEAST_BARE)
    .map((line) => line.map(({ x, y }) => ({ x: left + x * step, y: top + y * step })));
}
