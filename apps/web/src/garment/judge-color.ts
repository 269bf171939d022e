import { colorWarmth, deltaE00, hexToLab, type Lab, labToLch } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { HARD_JUMP } from '@trueseason/seasons/contrast-level';

/** What a garment is held against. */
export interface Wardrobe {
  readonly neutrals: readonly NamedColor[];
  readonly lights: readonly NamedColor[];
  readonly brights: readonly NamedColor[];
  readonly avoid: readonly NamedColor[];
  /** Who wears neighbors together, and no light piece beside a dark one. */
  readonly isLowContrast?: boolean;
}

export type Verdict = 'yours' | 'near' | 'not';

export type Direction = 'lighter' | 'darker' | 'brighter' | 'softer' | 'warmer' | 'cooler';

export interface ColorJudgment {
  readonly verdict: Verdict;
  /** Of the palette, nearest first. */
  readonly nearest: readonly NamedColor[];
  /** CIEDE2000 to the first of them, as far as the picture can tell. */
  readonly distance: number;
  /** How it differs from that, most telling first; empty for one of the palette. */
  readonly directions: readonly Direction[];
  /** The color to avoid that it is more like than like any of the palette. */
  readonly harm: NamedColor | null;
}

/** CIEDE2000 within which cloth counts as a color of the palette: dye lots and fabrics differ by as much. */
const YOURS = 9;
/** Within this distance the difference is minor; beyond it is another color. */
const NEAR = 14;
/** As like the one as the other: neither word would be true. */
const TIE = 2;
/** To be called harmful it has to be so much like a color to avoid. */
const HARMFUL = 12;

/** @param lightnessSlack how many L* of a difference the picture may have made up */
export function judgeColor(
  lab: Lab,
  { neutrals, lights, brights, avoid }: Wardrobe,
  lightnessSlack = 0,
): ColorJudgment {
  const rank = (colors: readonly NamedColor[]) =>
    colors
      .map((color) => ({ color, distance: distanceTo(lab, hexToLab(color.hex), lightnessSlack) }))
      .sort((a, b) => a.distance - b.distance);
  const own = rank([...neutrals, ...lights, ...brights]);
  const distance = own[0]?.distance ?? Number.POSITIVE_INFINITY;
  const worst = rank(avoid)[0];
  const lead = worst && worst.distance < HARMFUL ? distance - worst.distance : Number.NEGATIVE_INFINITY;
  const harmed = lead > TIE;
  const verdict = harmed || distance > NEAR ? 'not' : distance <= YOURS && lead < -TIE ? 'yours' : 'near';
  const [first] = own;
  return {
    verdict,
    nearest: own.slice(0, 3).map(({ color }) => color),
    distance,
    directions: first && distance > YOURS / 2 ? directionsFrom(hexToLab(first.color.hex), lab, lightnessSlack) : [],
    harm: harmed ? (worst?.color ?? null) : null,
  };
}

function distanceTo(lab: Lab, other: Lab, slack: number): number {
  const gap = other[0] - lab[0];
  return deltaE00([lab[0] + Math.sign(gap) * Math.min(Math.abs(gap), slack), lab[1], lab[2]], other);
}

/** Least differences that are worth a word, in L*, in C*, and in C* times the change of `colorWarmth`. */
const WORTH_A_WORD = { lightness: 6, chroma: 7, warmth: 7 } as const;

function directionsFrom(from: Lab, to: Lab, slack: number): Direction[] {
  const [, c1] = labToLch(from);
  const [, c2] = labToLch(to);
  const lightness = Math.max(0, Math.abs(to[0] - from[0]) - slack) * Math.sign(to[0] - from[0]);
  const warmth = (colorWarmth(to) - colorWarmth(from)) * Math.max(12, Math.min(c1, c2));
  const told: readonly (readonly [number, number, Direction, Direction])[] = [
    [lightness, WORTH_A_WORD.lightness, 'lighter', 'darker'],
    [c2 - c1, WORTH_A_WORD.chroma, 'brighter', 'softer'],
    [warmth, WORTH_A_WORD.warmth, 'warmer', 'cooler'],
  ];
  return told
    .filter(([by, worth]) => Math.abs(by) >= worth)
    .sort((a, b) => Math.abs(b[0]) / b[1] - Math.abs(a[0]) / a[1])
    .slice(0, 2)
    .map(([by, , more, less]) => (by > 0 ? more : less));
}

/** L* between a garment and the neutral worn with it: a clear step, and one between neighbors. */
const STEP = 38;
const SMALL_STEP = 22;

/** What of the palette goes with a color: a neutral that stands off in depth, a light and a bright of other hues. */
export function wearWith(lab: Lab, { neutrals, lights, brights, isLowContrast = false }: Wardrobe): NamedColor[] {
  const [l, , h] = labToLch(lab);
  const step = isLowContrast ? SMALL_STEP : STEP;
  const farthest = isLowContrast ? HARD_JUMP : Number.POSITIVE_INFINITY;
  const hueGap = (hex: string): number => {
    const gap = Math.abs(((labToLch(hexToLab(hex))[2] - h + 540) % 360) - 180);
    return 180 - gap;
  };
  const depth = (hex: string): number => Math.abs(hexToLab(hex)[0] - l);
  /** Of those within reach; where none is, the nearest in depth. */
  const best = (colors: readonly NamedColor[], worth: (hex: string) => number) => {
    const near = colors.filter(({ hex }) => depth(hex) <= farthest);
    return near.length > 0
      ? near.toSorted((a, b) => worth(b.hex) - worth(a.hex))[0]
      : colors.toSorted((a, b) => depth(a.hex) - depth(b.hex))[0];
  };
  return [
    best(neutrals, (hex) => -Math.abs(depth(hex) - step)),
    best(lights, (hex) => depth(hex)),
    // A third of the circle away: neither the same again nor its opposite.
    best(brights, (hex) => -Math.abs(hueGap(hex) - 110)),
  ].filter((color) => color !== undefined);
}
