import { deltaE00, hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import {
  advisedContrast,
  CLEAR_STEP,
  type ContrastLevel,
  isCream,
  isLightNeutral,
  isLightSeason,
} from '@trueseason/seasons';
import { advisedBrights } from './advised-brights.ts';
import type { Report } from './model.ts';
import { tailored } from './tailored.ts';

/** Three colors of the palette that carry one outfit, largest area first. */
export type Chord = readonly [neutral: NamedColor, light: NamedColor, bright: NamedColor];

/** Colors closer than this (CIEDE2000) look like a failed match rather than a pairing. */
const TELL_APART = 18;
/** L* of a white. */
const WHITE = 88;

/** L* between the largest areas of an outfit: what the advice on contrast asks for. */
const STEP: Readonly<Record<ContrastLevel, number>> = {
  low: CLEAR_STEP / 2,
  medium: CLEAR_STEP,
  high: CLEAR_STEP * 1.5,
};
/** How much nearer to that step, in L*, a pair has to lie for each place that its neutral stands later in the person's own order. */
const A_PLACE = 1;

/**
 * Chords whose neutral and light, chosen together, lie as far apart as the advice on contrast says. The brights that the
 * advice names come first, and each appears once. One chord has the neutral that the wardrobe's suit is made in.
 */
export function chordsOf(
  report: Pick<Report, 'palette' | 'contrast' | 'result' | 'signature' | 'evidence'>,
  count: number,
): Chord[] {
  const { palette, result } = report;
  const ice = palette.accentLights.filter((color) => !isCream(result.season, color));
  const lights = ice.length < count ? palette.accentLights : ice;
  const step = STEP[advisedContrast(result.season, report.contrast)];
  const brights = advisedBrights(report);
  const [suit] = tailored(report);
  return pairsOf(leading(report, count, suit), lights, step, count, suit).flatMap(([neutral, light]) => {
    const bright = take(brights, (color) => Math.min(TELL_APART, apart(color, neutral), apart(color, light)));
    return bright ? [[neutral, light, bright] as const] : [];
  });
}

/** The neutrals that may be most of an outfit. */
function leading(
  { palette, result }: Pick<Report, 'palette' | 'result'>,
  count: number,
  suit: NamedColor | undefined,
): NamedColor[] {
  // Whites lead no outfit while there is another neutral: no season's rules dress anybody in white from head to toe.
  const isWhite = ({ hex }: NamedColor) => hexToLab(hex)[0] > WHITE;
  // A light season keeps its largest areas light.
  const isHeavy = (color: NamedColor) => isLightSeason(result.season) && !isLightNeutral(color);
  const last = (color: NamedColor) => Number(isWhite(color)) + Number(isHeavy(color));
  const ordered = palette.coreNeutrals.toSorted((a, b) => last(a) - last(b));
  const most = Math.max(count, ordered.filter((color) => last(color) === 0).length);
  return ordered.filter((color, place) => place < most || color === suit);
}

type Pair = readonly [neutral: NamedColor, light: NamedColor];

/**
 * So many pairs, no color in two, one of them with the suit's, that lie nearest to the step together: four fair ones before
 * three exact ones and a poor one.
 */
function pairsOf(
  neutrals: readonly NamedColor[],
  lights: readonly NamedColor[],
  step: number,
  count: number,
  suit: NamedColor | undefined,
): Pair[] {
  const most = Math.min(count, neutrals.length, lights.length);
  const costs = neutrals.map((neutral, place) =>
    lights.map((light) => (Math.abs(lightnessGap(neutral, light) - step) + A_PLACE * place) ** 2),
  );
  let best: { readonly pairs: readonly Pair[]; readonly cost: number } = { pairs: [], cost: Number.POSITIVE_INFINITY };
  const extend = (pairs: readonly Pair[], cost: number, from: number): void => {
    if (cost >= best.cost) return;
    if (pairs.length === most) {
      if (!suit || pairs.some(([neutral]) => neutral === suit)) best = { pairs, cost };
    } else
      for (const [i, neutral] of neutrals.entries())
        for (const [j, light] of lights.entries())
          if (i >= from && pairs.every(([, worn]) => worn !== light))
            extend([...pairs, [neutral, light]], cost + (costs[i]?.[j] ?? 0), i + 1);
  };
  extend([], 0, 0);
  return [...best.pairs];
}

const lightnessGap = (a: NamedColor, b: NamedColor): number => Math.abs(hexToLab(a.hex)[0] - hexToLab(b.hex)[0]);
const apart = (a: NamedColor, b: NamedColor): number => deltaE00(hexToLab(a.hex), hexToLab(b.hex));

/** Removes and answers the first of the highest scores. */
function take(colors: NamedColor[], score: (color: NamedColor) => number): NamedColor | undefined {
  if (colors.length === 0) return undefined;
  const scores = colors.map(score);
  return colors.splice(scores.indexOf(Math.max(...scores)), 1)[0];
}
