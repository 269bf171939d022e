import { boundsOf, forPixelsInside, type Point, polygonArea } from '../picture/index.ts';
import { traceMask } from './trace-mask.ts';
import { withoutSlivers } from './without-slivers.ts';

/** Cells across a traced patch of skin, and the bare share from which it counts as whole. */
const PATCH_CELLS = 32;
const WHOLE_PATCH = 0.97;
/** In those cells, half of how broad what is outlined is at least. */
const SLIVER = 3;
/** A line keeps so far from frames and hats, in sides of its patch: beside a rim it would pass for one. */
const CLEAR = 0.05;
/** Islands smaller than this share of the patch, as beside the rim of glasses, look like a slip of the pen. */
const LEAST_BARE = 0.16;

type IsThere = (x: number, y: number) => boolean;

/**
 * The patch itself, or what is bare of it where hair, a beard or a collar covers a part, clear of the rim of glasses as far
 * as that leaves anything: what was read has a line.
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
  let all = 0;
  forPixelsInside(onGrid, PATCH_CELLS, PATCH_CELLS, (x, y) => {
    all += 1;
    if (isThere(left + (x + 0.5) * step, top + (y + 0.5) * step)) bare.add(y * PATCH_CELLS + x);
  });
  if (bare.size > all * WHOLE_PATCH) return [[...patch]];
  const isBare = (x: number, y: number) => bare.has(y * PATCH_CELLS + x);
  return traceMask(withoutSlivers(isBare, PATCH_CELLS, SLIVER), PATCH_CELLS, 0.6)
    .filter((line) => polygonArea(line) > all * LEAST_BARE)
    .map((line) => line.map(({ x, y }) => ({ x: left + x * step, y: top + y * step })));
}
