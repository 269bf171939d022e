import { luminanceAt, measureSwatch, type Swatch } from './swatch.ts';

/**
 * Of an iris without its rim, what one would call its color: the lit part, without what lashes, lids and a wide pupil
 * darken, and without what windows and lamps mirror in it.
 */
const LIT = { from: 0.5, to: 0.85, byLight: true };
/** So many times brighter than the middle of it, or a little beyond, is a reflection, however much of the iris it covers. */
const MIRRORED = 2.2;
const MIDDLE = 0.6;
/** Darker than this (linear), a camera's black makes the color: such an eye is not seen. */
const DARKEST = 0.005;

/** `offsets` lie on the iris. Null where it cannot be made out. */
export function seenIris(data: Uint8Array, offsets: readonly number[]): Swatch | null {
  const tones = offsets.map((offset) => luminanceAt(data, offset));
  const middle = [...tones].sort((a, b) => a - b)[Math.floor(tones.length * MIDDLE)] ?? 0;
  const iris = offsets.filter((_, k) => (tones[k] ?? 0) <= MIRRORED * middle);
  const seen = measureSwatch(data, iris, LIT, 6);
  return seen && seen.linear[1] >= DARKEST ? seen : null;
}
