import { type Lab, labToLinear, linearToLab } from '@trueseason/style/color';
import type { Verdict } from '@trueseason/style/seasons/judge-cloth';
import type { Pixels } from '../lib/browser/picture.ts';
import { perChannel } from '../lib/math.ts';
import { findGarment, type Garment, type GarmentColor } from './find-garment.ts';
import { findLight, type Light, type LightHint, type LightProblem } from './find-light.ts';
import { type ColorJudgment, judgeColor, type Wardrobe } from './judge-color.ts';
import { type Spot, type Triple, toLab, toLinear } from './picture.ts';

export type GarmentProblem = LightProblem | 'no_garment' | 'face' | 'light_decides';

export interface JudgedColor extends GarmentColor, ColorJudgment {}

export interface GarmentCheck {
  /** The worst among the large colors. */
  readonly verdict: Verdict;
  readonly colors: readonly JudgedColor[];
  readonly light: Light;
  readonly spot: Spot;
}

/** The least share of a second color that counts: trim does not make a coat wrong. */
const MIN_COUNTED_SHARE = 0.3;
const VERDICT_ORDER: readonly Verdict[] = ['yours', 'between', 'not'];

/**
 * Compares a garment with a palette. `light_decides` means that it would match in one possible light of the picture but
 * not in another.
 * @param chosen points on the garment and for reading the light, if the customer chose them
 */
export function checkGarment(
  pixels: Pixels,
  wardrobe: Wardrobe,
  { spot, light: hint }: { readonly spot?: Spot | undefined; readonly light?: LightHint | undefined } = {},
): GarmentCheck | GarmentProblem {
  const linear = toLinear(pixels);
  const light = findLight(linear, pixels, hint);
  if (typeof light === 'string') return light;
  const garment = findGarment(linear, toLab(linear, light.white), pixels, light, spot);
  if (!garment) return 'no_garment';
  const colors = garment.colors.map((color) => ({ ...color, ...judgeColor(color.lab, wardrobe, slackOf(light)) }));
  const verdict = overallVerdict(colors);
  if (dependsOnLight(garment, light, wardrobe, verdict)) return 'light_decides';
  return { verdict, colors, light, spot: garment.spot };
}

/** Ignores half of the lightness uncertainty and reports the rest as a difference. */
const slackOf = ({ lightnessSd }: Light): number => lightnessSd / 2;

function overallVerdict(colors: readonly Pick<JudgedColor, 'share' | 'verdict'>[]): Verdict {
  const [first, ...others] = colors;
  const counted = [first, ...others.filter(({ share }) => share >= MIN_COUNTED_SHARE)];
  return VERDICT_ORDER.findLast((verdict) => counted.some((color) => color?.verdict === verdict)) ?? 'not';
}

/** If the light is less certain than this, the verdict must hold in every possible light. */
const MAX_SURE_CAST_SD = 0.05;

/** Whether another likely light would reverse the verdict or, if the light is uncertain, change it at all. */
function dependsOnLight(garment: Garment, light: Light, wardrobe: Wardrobe, verdict: Verdict): boolean {
  const minChange = light.castSd > MAX_SURE_CAST_SD ? 1 : 2;
  return castsOf(light.castSd).some((cast) => {
    const judgedColors = garment.colors.map(({ lab, share }) => ({
      share,
      verdict: judgeColor(underCast(lab, cast), wardrobe, slackOf(light)).verdict,
    }));
    return Math.abs(VERDICT_ORDER.indexOf(overallVerdict(judgedColors)) - VERDICT_ORDER.indexOf(verdict)) >= minChange;
  });
}

/** Lights one standard deviation off: redder, bluer, both, and the reverse. */
function castsOf(sd: number): Triple[] {
  const stronger = 10 ** sd;
  const weaker = 10 ** -sd;
  return [
    [stronger, 1, 1],
    [weaker, 1, 1],
    [1, 1, stronger],
    [1, 1, weaker],
    [stronger, 1, weaker],
    [weaker, 1, stronger],
  ];
}

function underCast(lab: Lab, cast: Triple): Lab {
  const linear = labToLinear(lab);
  return linearToLab(perChannel((c) => linear[c] * cast[c]));
}
