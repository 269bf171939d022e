import { luminanceAt, measureSwatch, type Swatch } from './swatch.ts';

/** The lit part of an iris inside its rim: excludes lashes, lids, a wide pupil, reflections of windows and lamps. */
const LIT = { from: 0.5, to: 0.85, byLight: true };
/** Brightness over the median (or slightly above) that marks a reflection of any size. */
const MIRRORED = 2.2;
const MIDDLE = 0.6;
/** Linear level below which camera black hides the color. */
const DARKEST = 0.005;

/** `offsets` are iris pixels. Null if not visible. */
export function seenIris(data: Uint8Array, offsets: readonly number[]): Swatch | null {
  const tones = offsets.map((offset) => luminanceAt(data, offset));
  const middle = [...tones].sort((a, b) => a - b)[Math.floor(tones.length * MIDDLE)] ?? 0;
  const iris = offsets.filter((_, k) => (tones[k] ?? 0) <= MIRRORED * middle);
  const swatch = measureSwatch(data, iris, LIT, 6);
  return swatch && swatch.linear[1] >= DARKEST ? swatch : null;
}
