import { type LogColor, toLogColor, triple } from '../math/index.ts';
import type { EyeMeasurement } from './measure-eyes.ts';

/**
 * Difference of two irises in warmth and depth (log) from which they are of two colors, as photographed and relative to the
 * white of each eye: light from one side or a reflection changes only one of these so much.
 */
const WARMER = 0.55;
const DARKER = 0.5;
/** Brown is warmer than blue about as much as darker; a reflection, a lid or black is hardly warmer. */
const WARMTH_OF_DEPTH = 0.5;

const isWarmerAndDarker = ([, warmth, depth]: LogColor): boolean =>
  warmth > WARMER && depth < -DARKER && warmth > WARMTH_OF_DEPTH * -depth;
const negative = (color: LogColor): LogColor => triple((d) => -color[d]);
const difference = (one: LogColor, other: LogColor): LogColor => triple((d) => one[d] - other[d]);

/** Both irises if one is brown and the other is not; undefined if they are alike or one is not seen. */
export function twoColors([left, right]: readonly EyeMeasurement[]): [LogColor, LogColor] | undefined {
  if (!left?.irisSeen || !right?.irisSeen || !left.sclera || !right.sclera) return undefined;
  const irises: [LogColor, LogColor] = [toLogColor(left.irisSeen.linear), toLogColor(right.irisSeen.linear)];
  const whites = difference(toLogColor(left.sclera.linear), toLogColor(right.sclera.linear));
  const photographed = difference(...irises);
  const besideWhite = difference(photographed, whites);
  const isEither = (color: LogColor, other: LogColor) => isWarmerAndDarker(color) && isWarmerAndDarker(other);
  return isEither(photographed, besideWhite) || isEither(negative(photographed), negative(besideWhite))
    ? irises
    : undefined;
}
