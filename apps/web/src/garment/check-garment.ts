import { type Lab, labToLinear, linearToLab } from '@trueseason/color';
import { findGarment, type Garment, type GarmentColor } from './find-garment.ts';
import { findLight, type Light, type LightHint, type LightProblem } from './find-light.ts';
import { type ColorJudgment, judgeColor, type Verdict, type Wardrobe } from './judge-color.ts';
import { type Pixels, type Spot, type Triple, toLab, toLinear } from './picture.ts';

/** Why a picture tells nothing. */
export type GarmentProblem = LightProblem | 'no_garment' | 'light_decides';

export interface JudgedColor extends GarmentColor, ColorJudgment {}

export interface GarmentCheck {
  /** That of the largest color, unless another large one is further off. */
  readonly verdict: Verdict;
  readonly colors: readonly JudgedColor[];
  readonly light: Light;
  readonly spot: Spot;
}

export interface CheckOptions {
  /** The point on the garment, if chosen. */
  readonly spot?: Spot | undefined;
  /** The point for reading the light, if chosen. */
  readonly light?: LightHint | undefined;
}

/** A second color counts from this share on: a trim does not make a coat wrong. */
const COUNTS = 0.3;
const ORDER: readonly Verdict[] = ['yours', 'near', 'not'];

/**
 * Holds a garment against a palette. `light_decides` where the light that the picture leaves open would make the same
 * cloth both one of the palette and none of it.
 * @param pixels some hundred pixels wide: more tell nothing more
 */
export function checkGarment(
  pixels: Pixels,
  wardrobe: Wardrobe,
  { spot, light: hint }: CheckOptions = {},
): GarmentCheck | GarmentProblem {
  const linear = toLinear(pixels);
  const light = findLight(linear, pixels, hint);
  if (typeof light === 'string') return light;
  const garment = findGarment(linear, toLab(linear, light.white), pixels, light, spot);
  if (!garment) return 'no_garment';
  const colors = garment.colors.map((color) => ({ ...color, ...judgeColor(color.lab, wardrobe, slackOf(light)) }));
  const verdict = overall(colors);
  if (doubtful(garment, light, wardrobe, verdict)) return 'light_decides';
  return { verdict, colors, light, spot: garment.spot };
}

/** Ignore half of the lightness uncertainty; report the rest as a difference. */
const slackOf = ({ lightnessSd }: Light): number => lightnessSd / 2;

function overall(colors: readonly Pick<JudgedColor, 'share' | 'verdict'>[]): Verdict {
  const [first, ...others] = colors;
  const counted = [first, ...others.filter(({ share }) => share >= COUNTS)];
  const worst = Math.max(...counted.map((color) => ORDER.indexOf(color?.verdict ?? 'not')));
  return ORDER[worst] ?? 'not';
}

/** From here on a light is anybody's guess, and every word has to hold in all that it may have been. */
const LOOSE = 0.05;

/** Whether a light that is as likely as not would turn the answer round; in a loose light, change it at all. */
function doubtful(garment: Garment, light: Light, wardrobe: Wardrobe, verdict: Verdict): boolean {
  const turn = light.castSd > LOOSE ? 1 : 2;
  return castsOf(light.castSd).some((cast) => {
    const judged = garment.colors.map(({ lab, share }) => ({
      share,
      verdict: judgeColor(underCast(lab, cast), wardrobe, slackOf(light)).verdict,
    }));
    return Math.abs(ORDER.indexOf(overall(judged)) - ORDER.indexOf(verdict)) >= turn;
  });
}

/** Lights one standard deviation off: redder, bluer, both, and back. */
function castsOf(sd: number): Triple[] {
  const [up, down] = [10 ** sd, 10 ** -sd];
  return [
    [up, 1, 1],
    [down, 1, 1],
    [1, 1, up],
    [1, 1, down],
    [up, 1, down],
    [down, 1, up],
  ];
}

function underCast(lab: Lab, [r, g, b]: Triple): Lab {
  const [x, y, z] = labToLinear(lab);
  return linearToLab([x * r, y * g, z * b]);
}
