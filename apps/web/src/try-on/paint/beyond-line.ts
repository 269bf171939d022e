import type { Rgb } from '@trueseason/color';
import type { Pixels } from '../../garment/picture.ts';
import { type Mask, soften } from './mask.ts';
import { middleColor, pixelBelow, pixelOf, ramp } from './paint.ts';
import { within } from './plane.ts';

/* In shares of the mouth's width: how far beyond the line lipstick may lie, and from where on is skin. */
const BAND = 0.025;
const AROUND = 0.1;

/** How far lips lie from skin in tint, in logarithms, to be told in what is mixed of both; bare ones 0.3 to 0.8, painted ones 1 to 1.7. */
const VIVID = [0.45, 0.7] as const;

/** Of the way from skin to lips: less than the first may be a blemish, and less than the second may be in part. */
const MIXED = [0.05, 0.2] as const;

/** Skin is brighter than lipstick, and tells more of what is mixed of both: so much is the lipstick's share larger than seen. */
const BRIGHTER = 1.4;

type Tint = readonly [redness: number, yellowness: number];

/** Of a color in whatever light and shade. */
const tintOf = ([r, g, b]: Rgb): Tint => {
  const [lr, lg, lb] = [Math.log(r + 0.004), Math.log(g + 0.004), Math.log(b + 0.004)];
  return [lr - lg, lg - lb];
};

/**
 * How much of each pixel shows the color of the lips, beside and beyond their line: a film that ends within them would leave
 * lipstick that is worn already standing around them, as a liner. Null for lips that are hardly another color than skin.
 * @param lips what the lines of the lips enclose, with room for skin around it
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
  const way: Tint = [to[0] - from[0], to[1] - from[1]];
  const far2 = way[0] ** 2 + way[1] ** 2;
  const told = ramp(Math.sqrt(far2), ...VIVID);
  if (told === 0) return null;
  return band.map((near, i) => {
    if (near < 0.01) return 0;
    const [redness, yellowness] = tintOf(pixelOf(photo, pixelBelow(lips, i, photo)));
    const share = ((redness - from[0]) * way[0] + (yellowness - from[1]) * way[1]) / far2;
    return told * ramp(near, 0.01, 0.12) * ramp(share, ...MIXED) * within(BRIGHTER * share, 0, 1);
  });
}
