import type { Rgb } from '@trueseason/style/color';
import type { Pixels } from '../../lib/browser/picture.ts';
import { clamp } from '../../lib/math.ts';
import { tintOf } from './lip-line.ts';
import { type Mask, soften } from './mask.ts';
import { middleColor, pixelBelow, pixelOf, ramp } from './paint.ts';

/* In mouth widths: lipstick may extend beyond the line by `BAND`, and bare skin begins at `AROUND`. */
const LIPSTICK_BAND = 0.025;
const SKIN_DISTANCE = 0.1;

/** How far lips' tint must differ from skin, in logarithms: bare lips by 0.3 to 0.8, painted ones by 1 to 1.7. */
const TINT_CONTRAST = [0.45, 0.7] as const;

/** Shares of the way from skin to lips: a blemish below the first, possibly one up to the second. */
const LIP_SHARE = [0.05, 0.2] as const;

/** Bright skin outshines lipstick in a mixed pixel, so its share is larger than it looks by this factor. */
const BRIGHT_SKIN_FACTOR = 1.4;

/**
 * How much of each pixel around the lips has their color: lipstick already worn would look like liner around a new one.
 * Null for lips of nearly the same color as skin.
 * @param lips the filled outlines, with room for skin around them
 * @param lip the lips' color
 */
export function lipstickOutside(photo: Pixels, lips: Mask, lip: Rgb, mouth: number): Float32Array | null {
  const band = soften(lips, LIPSTICK_BAND * mouth).values;
  const surroundings = soften(lips, SKIN_DISTANCE * mouth).values;
  const skin = middleColor(photo, {
    ...lips,
    values: surroundings.map((value, i) => (value > 0.02 && (band[i] ?? 0) < 0.005 ? 1 : 0)),
  });
  if (!skin) return null;
  const skinTint = tintOf(skin);
  const lipTint = tintOf(lip);
  const tintDifference = [lipTint[0] - skinTint[0], lipTint[1] - skinTint[1]] as const;
  const squaredContrast = tintDifference[0] ** 2 + tintDifference[1] ** 2;
  const contrastWeight = ramp(Math.sqrt(squaredContrast), ...TINT_CONTRAST);
  if (contrastWeight === 0) return null;
  return band.map((closeness, i) => {
    if (closeness < 0.01) return 0;
    const [redness, yellowness] = tintOf(pixelOf(photo, pixelBelow(lips, i, photo)));
    const share =
      ((redness - skinTint[0]) * tintDifference[0] + (yellowness - skinTint[1]) * tintDifference[1]) / squaredContrast;
    return (
      contrastWeight * ramp(closeness, 0.01, 0.12) * ramp(share, ...LIP_SHARE) * clamp(BRIGHT_SKIN_FACTOR * share, 0, 1)
    );
  });
}
