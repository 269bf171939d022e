import type { Evidence, NamedColor } from '@trueseason/contracts';
import { type Direction, directionsFrom, hexToLab, hueDifference, type Lab, labToLch } from '@trueseason/style/color';
import {
  compareWithPalette,
  NAMED_COLOR,
  type Verdict,
  verdictOver,
  verdictsBySeason,
} from '@trueseason/style/seasons/judge-cloth';
import { HARD_JUMP } from '@trueseason/style/seasons/within-contrast';

export interface Wardrobe {
  readonly neutrals: readonly NamedColor[];
  readonly lights: readonly NamedColor[];
  readonly brights: readonly NamedColor[];
  readonly avoid: readonly NamedColor[];
  /** How likely each season is; a season chosen by hand is certain. */
  readonly distribution: Evidence['distribution'];
  /** The first cloth, to wear at the face with other colors. */
  readonly forFace?: NamedColor | undefined;
  /** Low contrast combines neighbors in depth, and no light piece with a dark one. */
  readonly isLowContrast?: boolean;
}

export interface ColorJudgment {
  readonly verdict: Verdict;
  /** Of the palette, nearest first. */
  readonly nearest: readonly NamedColor[];
  /** How it differs from the nearest, the largest difference first; empty for a color of the palette. */
  readonly directions: readonly Direction[];
  /** The color to avoid that is nearer than any color of the palette, if the verdict is `not`. */
  readonly harm: NamedColor | null;
}

/**
 * What the result names, it decides; the likely seasons decide the rest.
 * @param lightnessSlack uncertainty of L* in the picture, taken off a difference
 */
export function judgeColor(
  lab: Lab,
  { neutrals, lights, brights, avoid, distribution }: Wardrobe,
  lightnessSlack = 0,
): ColorJudgment {
  const { nearest, distance, harm, named } = compareWithPalette(
    lab,
    [...neutrals, ...lights, ...brights],
    avoid,
    lightnessSlack,
  );
  const verdicts = verdictsBySeason(
    lab,
    lightnessSlack,
    distribution.map(({ season }) => season),
  );
  const verdict = named ?? verdictOver(verdicts, distribution);
  const [first] = nearest;
  return {
    verdict,
    nearest: nearest.slice(0, 3),
    directions: first && distance > NAMED_COLOR ? directionsFrom(hexToLab(first.hex), lab, lightnessSlack) : [],
    harm: verdict === 'not' ? harm : null,
  };
}

/** L* between a garment and the neutral worn with it: a clear step, or a small one for low contrast. */
const DEPTH_STEP = 38;
const SMALL_DEPTH_STEP = 22;
/** Degrees of hue to the bright worn with it: neither the same nor its opposite. */
const HUE_STEP = 70;

/** Colors of the palette to combine with a color: a neutral of another depth, and a light and a bright of other hues. */
export function matchingColors(lab: Lab, { neutrals, lights, brights, isLowContrast = false }: Wardrobe): NamedColor[] {
  const [l, , h] = labToLch(lab);
  const step = isLowContrast ? SMALL_DEPTH_STEP : DEPTH_STEP;
  const maxDepth = isLowContrast ? HARD_JUMP : Number.POSITIVE_INFINITY;
  const hueStep = (hex: string): number => Math.abs(hueDifference(h, labToLch(hexToLab(hex))[2]));
  const depth = (hex: string): number => Math.abs(hexToLab(hex)[0] - l);
  /** The nearest in depth if none is within reach. */
  const best = (colors: readonly NamedColor[], score: (hex: string) => number) => {
    const withinReach = colors.filter(({ hex }) => depth(hex) <= maxDepth);
    return withinReach.length > 0
      ? withinReach.toSorted((a, b) => score(b.hex) - score(a.hex))[0]
      : colors.toSorted((a, b) => depth(a.hex) - depth(b.hex))[0];
  };
  return [
    best(neutrals, (hex) => -Math.abs(depth(hex) - step)),
    best(lights, depth),
    best(brights, (hex) => -Math.abs(hueStep(hex) - HUE_STEP)),
  ].filter((color) => color !== undefined);
}
