import type { FeatureColors } from '../combine/index.ts';
import type { LogColor } from '../math/index.ts';

/**
 * Linear light at which half of a surface's color can be seen. Between days, warmth of hair repeats (intraclass
 * correlation) by at most 0.05 below 0.018, 0.3 up to 0.04, 0.55 up to 0.1 and 0.6 to 0.7 above.
 */
const HALF_SEEN = 0.025;

/** How much of its color a surface shows, 0 to 1: black hair and eyes show none, neither warm nor cool. */
export function showsColor([, , depth]: LogColor): number {
  const squared = Math.exp(2 * depth);
  return squared / (squared + HALF_SEEN ** 2);
}

/** Warmth from which hair has pigment: white 0.13, gray 0.16, salt-and-pepper 0.18; light brown to blond 0.58 to 0.7. */
const COLORLESS = 0.2;
const PIGMENTED = 0.5;

/** Like `showsColor`; gray and white hair has no pigment that could be warm or cool. */
export function hairShowsColor(hair: LogColor): number {
  const share = Math.max(0, Math.min(1, (hair[1] - COLORLESS) / (PIGMENTED - COLORLESS)));
  return showsColor(hair) * share * share * (3 - 2 * share);
}

/** Linear light below which differences are not visible. */
const BLACK = 0.02;

/** Log lightness that levels out at black, where camera contrast matters most. */
export const visibleLightness = ([, , depth]: LogColor): number => Math.log(Math.exp(depth) + BLACK);

/**
 * Usual warmth of skin by depth: rises from fair to tan and falls toward the deepest (tuning half; the turn matches
 * published L*-C* curves).
 */
const usualWarmth = (depth: number): number => 0.97 - 0.173 * (depth + 2.3) ** 2;

/** Golden against rosy, compared with usual skin of that depth. */
export const goldenness = ([, warmth, depth]: LogColor): number => warmth - usualWarmth(depth);

/** Like `BLACK`, relative to the skin. */
const BLACK_BESIDE_SKIN = 0.1;

const besideSkin = (skin: LogColor, other: LogColor): number =>
  Math.log(Math.exp(other[2] - skin[2]) + BLACK_BESIDE_SKIN);

type Other = 'hair' | 'brows' | 'iris';

/** Log lightness against the skin, independent of exposure. */
export function lightnessBesideSkin({ skin, ...others }: FeatureColors, feature: Other): number | undefined {
  const other = others[feature];
  return skin && other && besideSkin(skin, other);
}

/** Absolute contrast with the skin. */
export function contrastWithSkin(colors: FeatureColors, feature: Other): number | undefined {
  const lightness = lightnessBesideSkin(colors, feature);
  return lightness === undefined ? undefined : Math.abs(lightness - Math.log(1 + BLACK_BESIDE_SKIN));
}

/** Up to this value lighter people's eyes make up for lost hair contrast in chroma; beyond it hair has none left. */
const LIGHT = 0.4;
/** Loss of hair contrast per step of value (least squares, tuning half). */
const LOST_CONTRAST = 0.95;

/** Usual loss of hair contrast at this value. */
export const usualHairContrast = (value: number): number => (value > LIGHT ? -LOST_CONTRAST * (value - LIGHT) : 0);
