import type { Rgb } from '@trueseason/color';
import type { Pixels } from '../../lib/browser/picture.ts';
import { clamp } from '../../lib/math.ts';
import { tintOf } from './lip-line.ts';
import { type Mask, soften } from './mask.ts';
import { middleColor, pixelBelow, pixelOf, ramp } from './paint.ts';

/* In shares of the mouth's width: lipstick lies beyond the line up to the first, and skin begins at the second. */
const BAND = 0.025;
const AROUND = 0.1;

/** The least difference of lips and skin in tint, in logarithms: bare lips differ by 0.3 to 0.8, painted ones by 1 to 1.7. */
const VIVID = [0.45, 0.7] as const;

/** Shares of the way from skin to lips. Below the first is a blemish; up to the second it may be one. */
const MIXED = [0.05, 0.2] as const;

/** Bright skin hides lipstick in a mixed pixel: its share is this much larger than it looks. */
const BRIGHTER = 1.4;

/**
 * How much of each pixel beside and beyond their line has the color of the lips: lipstick that is worn already would show around
 * a new one like a liner. Null for lips with nearly the color of skin.
 * @param lips the inside of their lines, with room for skin around it
 * @param lip their color
 */
export function beyondLine(photo: Pixels, lips: Mask, lip: Rgb, mouth: number): Float32Array | null {
  const band = soften(lips, BAND * mouth).values;
  const far = soften(lips, AROUND * mouth).values;
  const skin = middleColor(photo, {
    ...lips,
    values: far.map((value, i) => (value > 0.02 && (band[i] ?? 0) < 0.005 ? 1 : 0)),
  });
  if (!skin) return null;
  const [from, to] = [tintOf(skin), tintOf(lip)];
  const way = [to[0] - from[0], to[1] - from[1]] as const;
  const far2 = way[0] ** 2 + way[1] ** 2;
  const told = ramp(Math.sqrt(far2), ...VIVID);
  if (told === 0) return null;
  return band.map((near, i) => {
    if (near < 0.01) return 0;
    const [redness, yellowness] = tintOf(pixelOf(photo, pixelBelow(lips, i, photo)));
    const share = ((redness - from[0]) * way[0] + (yellowness - from[1]) * way[1]) / far2;
    return told * ramp(near, 0.01, 0.12) * ramp(share, ...MIXED) * clamp(BRIGHTER * share, 0, 1);
  });
}
