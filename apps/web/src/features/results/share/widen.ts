import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { type DrapeFrame, frameOf, linesIn, type PlateShape } from '../../../components/drape/frame.ts';
import { boxOf, type Lines } from '../../../components/drape/lines.ts';

/** No more of a photo's width than this is added at each side: beyond it the eye notices. */
const MOST = 0.18;

/** As far as outlines of hair may miss its last curls, in shares of the photo's width. */
const CURLS = 0.03;

/**
 * What the plate shows above hair or a hat at least, in shares of the photo's height: outlines lie where hair is sure, a
 * little below its last curls; more would add sides, which are seen sooner.
 */
const AIR = 0.035;
const STEP = 0.01;

/**
 * How much a photo of that ratio (width over height) must grow at each side, in shares of its width, for a plate not to
 * cut the hair or the hat of somebody who fills it; only as far as no part of the head would run on there.
 * @param above what stands above the face; none where nothing was found
 */
export function missingSides(
  silhouettes: readonly PhotoSilhouette[],
  above: Lines,
  ratio: number,
  shape: PlateShape,
): number {
  const head = [...linesIn(silhouettes, 'face', 1).flat(), ...above.flat()];
  if (head.length === 0 || above.length === 0) return 0;
  const [xs, top] = [head.map(([x]) => x), Math.min(...head.map(([, y]) => y))];
  const most = Math.min(MOST, ...xs.map((x) => x - CURLS), ...xs.map((x) => 1 - x - CURLS));
  const cuts = (side: number): boolean => {
    const wide = ratio * (1 + 2 * side);
    const face = linesIn(widenLines(silhouettes, side), 'face', wide).flat();
    return frameOf(boxOf(face), wide, shape).top > Math.max(0, top - AIR);
  };
  let side = 0;
  while (side + STEP <= most && cuts(side)) side += STEP;
  return side;
}

/** So near to a photo's end, in shares of its width, a body goes on beyond it. */
const AT_END = 0.02;

/** Lines on a photo that has grown by a share of its width at each side; bodies go on there. */
export const widenLines = (silhouettes: readonly PhotoSilhouette[], side: number): PhotoSilhouette[] =>
  silhouettes.map((silhouette) => {
    const goesOn = (x: number) => (x < AT_END ? -side : x > 1 - AT_END ? 1 + side : x);
    const at = silhouette.feature === 'body' ? goesOn : (x: number) => x;
    const moved = ([x, y]: OutlinePoint): OutlinePoint => [(at(x) + side) / (1 + 2 * side), y];
    return { ...silhouette, lines: silhouette.lines.map((line) => line.map(moved)) };
  });

/** What a plate shows of a photo that is too narrow for it. */
export interface Beside {
  /** The frame of a photo that has grown, in shares of the photo itself; it may reach beyond its sides. */
  readonly frame: DrapeFrame;
  /** How far the photo ends before the left and the right of the plate, in shares of it. */
  readonly panels: readonly [left: number, right: number];
}

/** Less than this is a matter of rounding. */
const NOTHING = 1e-6;

/** The plate of a photo that grew by a share of its width at each side. */
export function besidePhoto(frame: DrapeFrame, side: number): Beside {
  const grown = 1 + 2 * side;
  const own = { ...frame, left: frame.left * grown - side, width: frame.width * grown };
  const missing = (share: number): number => (share > NOTHING ? share / own.width : 0);
  return { frame: own, panels: [missing(-own.left), missing(own.left + own.width - 1)] };
}
