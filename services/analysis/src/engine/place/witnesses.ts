import type { FeatureColors } from '../combine/index.ts';
import type { LogColor } from '../math/index.ts';

/** Linear light below which color is hardly seen, and cameras' blacks and stray light make what is left of it. */
const HARDLY_SEEN = 0.01;

/** Warmth (amber against blue) as far as the surface is light enough to show it: black hair has next to none. */
export const shownWarmth = ([, warmth, depth]: LogColor): number =>
  (warmth * Math.exp(depth)) / (Math.exp(depth) + HARDLY_SEEN);

/** Below this (linear) darker is no longer told from dark. */
const BLACK = 0.02;

/** Logarithm of lightness that levels out at black, where contrast settings of cameras move logarithms most. */
export const visibleLightness = ([, , depth]: LogColor): number => Math.log(Math.exp(depth) + BLACK);

/**
 * Warmth of skin at this depth in most people: it rises from fair to tan and falls again toward the deepest
 * (the tuning half's portraits; the turn is that of published L*-C* curves, see bench/simulation/skin-depth.ts).
 */
const usualWarmth = (depth: number): number => 0.97 - 0.173 * (depth + 2.3) ** 2;

/** How much more golden than rosy skin is than most skin as deep. */
export const goldenness = ([, warmth, depth]: LogColor): number => warmth - usualWarmth(depth);

/** The same as `BLACK`, for lightness in shares of the skin's. */
const BLACK_BESIDE_SKIN = 0.1;

const besideSkin = (skin: LogColor, other: LogColor): number =>
  Math.log(Math.exp(other[2] - skin[2]) + BLACK_BESIDE_SKIN);

type Other = 'hair' | 'brows' | 'iris';

/** Lightness against the skin's (log): exposure cancels out. */
export function lightnessBesideSkin({ skin, ...others }: FeatureColors, feature: Other): number | undefined {
  const other = others[feature];
  return skin && other && besideSkin(skin, other);
}

/** Contrast with the skin, whichever is lighter. */
export function contrastWithSkin(colors: FeatureColors, feature: Other): number | undefined {
  const beside = lightnessBesideSkin(colors, feature);
  return beside === undefined ? undefined : Math.abs(beside - Math.log(1 + BLACK_BESIDE_SKIN));
}

/**
 * Up to this value people's hair stands out the less, the lighter they are, but their eyes are the lighter for it, and chroma
 * stays about the same. Beyond it hair cannot stand out from the skin any more.
 */
const LIGHT = 0.4;
/** What light hair lacks in contrast for every step of value (least squares over the portraits of the tuning half). */
const LOST_CONTRAST = 0.95;

/** How much less than in most people hair stands out from the skin at this value. */
export const usualHairContrast = (value: number): number => (value > LIGHT ? -LOST_CONTRAST * (value - LIGHT) : 0);
