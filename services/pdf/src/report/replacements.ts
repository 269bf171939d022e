import type { NamedColor } from '@trueseason/contracts';
import { hexToOklch, hueDifference, type Lch, lchToLab } from '@trueseason/style/color';
import { colorsOf, type Report } from './model.ts';

export interface Replacement {
  readonly color: NamedColor;
  readonly replacement: NamedColor;
}

/** Oklab bounds of neutrals: gray, an earth tone, or navy. Pale tints are not neutral. */
const GRAY = { chroma: 0.035, pale: 0.02 } as const;
const EARTH = { from: 40, to: 100, chroma: 0.106, pale: 0.06 } as const;
const NAVY = { from: 240, to: 290, lightness: 0.32 } as const;
const PALE_FROM = 0.75;

function isNeutral([lightness, chroma, hue]: Lch): boolean {
  const bound = lightness < PALE_FROM ? 'chroma' : 'pale';
  if (chroma < GRAY[bound]) return true;
  if (hue >= NAVY.from && hue <= NAVY.to) return lightness < NAVY.lightness;
  return hue >= EARTH.from && hue <= EARTH.to && chroma < EARTH[bound];
}

/** Degrees of hue that weigh as much as all lightness. */
const HUE_SPAN = 165;
/** Degrees from which hues differ and weigh more. */
const OTHER_HUE = 60;
/** As `HUE_SPAN`, for the degrees beyond `OTHER_HUE`. */
const BEYOND_SPAN = 50;
/** Chroma often has to change, so it weighs less. */
const CHROMA_WEIGHT = 0.65;
/** Oklab's a and b are small compared with its lightness. */
const TINT_WEIGHT = 2;
/** Penalty if one color replaces two; quadratic in the count. */
const AGAIN = 0.055;

/** How poorly a color replaces another: by lightness and tint for neutrals, also by hue for accents. */
function loss(avoided: Lch, replacement: Lch): number {
  const step = avoided[0] - replacement[0];
  if (isNeutral(avoided)) {
    const [, a1, b1] = lchToLab(avoided);
    const [, a2, b2] = lchToLab(replacement);
    return Math.hypot(step, TINT_WEIGHT * (a1 - a2), TINT_WEIGHT * (b1 - b2));
  }
  const turn = Math.abs(hueDifference(avoided[2], replacement[2]));
  const hue = Math.min(turn, OTHER_HUE) / HUE_SPAN + Math.max(0, turn - OTHER_HUE) / BEYOND_SPAN;
  return Math.hypot(step, CHROMA_WEIGHT * (avoided[1] - replacement[1]), hue);
}

/** The best replacement for each color to avoid: a neutral for a neutral, an accent for an accent. */
export function replacementsOf(report: Pick<Report, 'reading'>): Replacement[] {
  const used = new Map<string, number>();
  const neutrals = colorsOf(report, 'neutrals');
  const accents = [...colorsOf(report, 'lights'), ...colorsOf(report, 'brights')];
  return colorsOf(report, 'avoid').flatMap((color) => {
    const avoided = hexToOklch(color.hex);
    const candidates = isNeutral(avoided) ? neutrals : accents;
    const cost = ({ hex }: NamedColor) => loss(avoided, hexToOklch(hex)) + AGAIN * (used.get(hex) ?? 0) ** 2;
    const [replacement] = candidates.toSorted((a, b) => cost(a) - cost(b));
    if (!replacement) return [];
    used.set(replacement.hex, (used.get(replacement.hex) ?? 0) + 1);
    return [{ color, replacement }];
  });
}
