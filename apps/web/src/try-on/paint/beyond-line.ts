import type { Rgb } from '@trueseason/style/color';
import type { Pixels } from '../../lib/browser/picture.ts';
import { clamp } from '../../lib/math.ts';
import { tintOf } from './lip-line.ts';
import { type Mask, soften } from './mask.ts';
import { middleColor, pixelBelow, pixelOf, ramp } from './paint.ts';

/* In mouth widths: lipstick may extend beyond the line by `BAND`, and bare skin begins at `AROUND`. */
const BAND = 0.025;
const AROUND = 0.1;

/** How far lips' tint must differ from skin, in logarithms: bare lips by 0.3 to 0.8, painted ones by 1 to 1.7. */
const VIVID = [0.45, 0.7] as const;

/** Shares of the way from skin to lips: a blemish below the first, possibly one up to the second. */
const MIXED = [0.05, 0.2] as const;

/** Bright skin outshines lipstick in a mixed pixel, so its share is larger than it looks by this factor. */
const BRIGHTER = 1.4;

/**
 * How much of each pixel around the lips has their color: lipstick already worn would look like liner around a new one.
 * Null for lips of nearly the same color as skin.
 * @param lips the filled outlines, with room for skin around them
 * @param lip the lips' color
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
