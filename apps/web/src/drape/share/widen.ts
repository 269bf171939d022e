import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { type Frame, frameOf, linesIn, type PlateShape } from '../frame.ts';
import { boxOf, type Lines } from '../lines.ts';

/** The most to add on each side, in shares of the photo's width, or the person would look small. */
const MOST = 0.18;

/** A thinner frame looks like a mistake and gains only a little air above hair. */
const THINNEST = 0.02;

/** The least air above outlines of hair or a hat, in shares of the photo's height. */
const AIR = 0.05;
const STEP = 0.01;

/**
 * How much to add on each side of a photo of that ratio (width to height), in shares of its width, so that a plate does
 * not cut off the hair or hat of a person who fills it. The plate then shows its full width, so both sides are equal.
 * @param above outlines above the face, if any
 */
export function missingSides(
  silhouettes: readonly PhotoSilhouette[],
  above: Lines,
  ratio: number,
  shape: PlateShape,
): number {
  const head = [...linesIn(silhouettes, 'face', 1).flat(), ...above.flat()];
  if (head.length === 0 || above.length === 0) return 0;
  const top = Math.min(...head.map(([, y]) => y));
  const shown = (side: number) => {
    const wide = ratio * (1 + 2 * side);
    return frameOf(boxOf(linesIn(widenLines(silhouettes, side), 'face', wide).flat()), wide, shape);
  };
  const cuts = (side: number): boolean => shown(side).top > Math.max(0, top - AIR);
  let side = 0;
  while (side + STEP <= MOST && cuts(side)) side += STEP;
  // A wide photo needs less.
  const needed = Math.min(side, (shown(side).width / ratio - 1) / 2);
  return needed < THINNEST ? 0 : needed;
}

/** A body this close to the photo's side, in shares of its width, continues past it. */
const AT_END = 0.02;

/** Lines on a photo widened by a share of its width on each side; bodies continue there. */
export const widenLines = (silhouettes: readonly PhotoSilhouette[], side: number): PhotoSilhouette[] =>
  silhouettes.map((silhouette) => {
    const goesOn = (x: number) => (x < AT_END ? -side : x > 1 - AT_END ? 1 + side : x);
    const at = silhouette.feature === 'body' ? goesOn : (x: number) => x;
    const moved = ([x, y]: OutlinePoint): OutlinePoint => [(at(x) + side) / (1 + 2 * side), y];
    return { ...silhouette, lines: silhouette.lines.map((line) => line.map(moved)) };
  });

/** A frame of the widened photo, in shares of the original. */
export const ofPhoto = (frame: Frame, side: number): Frame => ({
  ...frame,
  left: frame.left * (1 + 2 * side) - side,
  width: frame.width * (1 + 2 * side),
});
