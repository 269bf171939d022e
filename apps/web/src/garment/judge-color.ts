import type { NamedColor } from '@trueseason/contracts';
import {
  type Direction,
  deltaE00,
  directionsFrom,
  hexToLab,
  hueDifference,
  type Lab,
  labToLch,
} from '@trueseason/style/color';
import { HARD_JUMP } from '@trueseason/style/seasons/within-contrast';

export interface Wardrobe {
  readonly neutrals: readonly NamedColor[];
  readonly lights: readonly NamedColor[];
  readonly brights: readonly NamedColor[];
  readonly avoid: readonly NamedColor[];
  /** Low contrast combines neighbors in depth, and no light piece with a dark one. */
  readonly isLowContrast?: boolean;
}

export type Verdict = 'yours' | 'near' | 'not';

export interface ColorJudgment {
  readonly verdict: Verdict;
  /** Of the palette, nearest first. */
  readonly nearest: readonly NamedColor[];
  /** How it differs from the nearest, the largest difference first; empty for a color of the palette. */
  readonly directions: readonly Direction[];
  /** The color to avoid that is nearer than any color of the palette. */
  readonly harm: NamedColor | null;
}

/** CIEDE2000 within which cloth counts as a color of the palette: dye lots and fabrics differ as much. */
const MAX_OWN_DISTANCE = 9;
/** Beyond this distance it is another color. */
const MAX_NEAR_DISTANCE = 14;
/** Distances this close count as equal. */
const TIE_DISTANCE = 2;
/** A color to avoid counts within this distance. */
const MAX_HARM_DISTANCE = 12;

/** @param lightnessSlack uncertainty of L* in the picture, taken off a difference */
export function judgeColor(
  lab: Lab,
  { neutrals, lights, brights, avoid }: Wardrobe,
  lightnessSlack = 0,
): ColorJudgment {
  const rank = (colors: readonly NamedColor[]) =>
    colors
      .map((color) => ({ color, distance: distanceTo(lab, hexToLab(color.hex), lightnessSlack) }))
      .sort((a, b) => a.distance - b.distance);
  const ranked = rank([...neutrals, ...lights, ...brights]);
  const distance = ranked[0]?.distance ?? Number.POSITIVE_INFINITY;
  const worst = rank(avoid)[0];
  const harmLead = worst && worst.distance < MAX_HARM_DISTANCE ? distance - worst.distance : Number.NEGATIVE_INFINITY;
  const isHarmful = harmLead > TIE_DISTANCE;
  const verdict =
    isHarmful || distance > MAX_NEAR_DISTANCE
      ? 'not'
      : distance <= MAX_OWN_DISTANCE && harmLead < -TIE_DISTANCE
        ? 'yours'
        : 'near';
  const [first] = ranked;
  return {
    verdict,
    nearest: ranked.slice(0, 3).map(({ color }) => color),
    directions:
      first && distance > MAX_OWN_DISTANCE / 2 ? directionsFrom(hexToLab(first.color.hex), lab, lightnessSlack) : [],
    harm: isHarmful ? (worst?.color ?? null) : null,
  };
}

function distanceTo(lab: Lab, other: Lab, slack: number): number {
  const gap = other[0] - lab[0];
  return deltaE00([lab[0] + Math.sign(gap) * Math.min(Math.abs(gap), slack), lab[1], lab[2]], other);
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
