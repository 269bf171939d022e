import { deltaE00, hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import {
  advisedContrast,
  CLEAR_STEP,
  type ContrastLevel,
  groundNeutrals,
  isCream,
  isGround,
  isLightSeason,
} from '@trueseason/seasons';
import { advisedBrights } from './advised-brights.ts';
import type { Report } from './model.ts';
import { tailored } from './tailored.ts';

/** Three colors of the palette that carry one outfit, largest area first; the second may be a neutral as well. */
export type Chord = readonly [neutral: NamedColor, second: NamedColor, bright: NamedColor];

/** Colors closer than this (CIEDE2000) look like a failed match rather than a pairing. */
const TELL_APART = 18;

/** L* between the largest areas of an outfit: what the advice on contrast asks for. */
const STEP: Readonly<Record<ContrastLevel, number>> = {
  low: CLEAR_STEP / 2,
  medium: CLEAR_STEP,
  high: CLEAR_STEP * 1.5,
};
/** How much nearer to that step, in L*, a pair has to lie for each place that its neutral stands later in the person's own order. */
const A_PLACE = 1;
/** How much nearer, in L*, for its second color to be a neutral, which most steps from a dark one need. */
const NO_LIGHT = 8;

/**
 * Chords whose neutral and second color, chosen together, lie as far apart as the advice on contrast says. The brights
 * that the advice names come first, and each appears once. One chord has the neutral that the wardrobe's suit is made in.
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
  const leads = leading(report, count, suit);
  // A light season keeps what is strong for small areas.
  const others = isLightSeason(result.season)
    ? []
    : palette.coreNeutrals.filter((color) => !leads.includes(color) && !isCream(result.season, color));
  return pairsOf(leads, lights, others, step, count, suit).flatMap(([neutral, second]) => {
    const bright = take(brights, (color) => Math.min(TELL_APART, apart(color, neutral), apart(color, second)));
    return bright ? [[neutral, second, bright] as const] : [];
  });
}

/** The neutrals that may be most of an outfit: those that the rules on clothes name, and others only to make enough. */
function leading(
  { palette, result }: Pick<Report, 'palette' | 'result'>,
  count: number,
  suit: NamedColor | undefined,
): NamedColor[] {
  const neutrals = palette.coreNeutrals;
  const ground = groundNeutrals(result.season, result.clothing.guidelines, neutrals);
  const own = neutrals.filter((color) => ground.includes(color) || color === suit);
  const others = neutrals
    .filter((color) => !own.includes(color))
    .toSorted((a, b) => Number(isGround(b)) - Number(isGround(a)))
    .slice(0, Math.max(0, count - own.length));
  return neutrals.filter((color) => own.includes(color) || others.includes(color));
}

type Pair = readonly [neutral: NamedColor, second: NamedColor];

/**
 * So many pairs, no color in two, one of them with the suit's, that lie nearest to the step together: four fair ones before
 * three exact ones and a poor one.
 */
function pairsOf(
  neutrals: readonly NamedColor[],
  lights: readonly NamedColor[],
  others: readonly NamedColor[],
  step: number,
  count: number,
  suit: NamedColor | undefined,
): Pair[] {
  const seconds = [...lights, ...others];
  const most = Math.min(count, neutrals.length, seconds.length);
  const costs = neutrals.map((neutral, place) =>
    seconds.map((second, at) => {
      const off = Math.abs(lightnessGap(neutral, second) - step);
      return (off + A_PLACE * place + (at < lights.length ? 0 : NO_LIGHT)) ** 2;
    }),
  );
  let best: { readonly pairs: readonly Pair[]; readonly cost: number } = { pairs: [], cost: Number.POSITIVE_INFINITY };
  const extend = (pairs: readonly Pair[], cost: number, from: number): void => {
    if (cost >= best.cost) return;
    if (pairs.length === most) {
      if (!suit || pairs.some(([neutral]) => neutral === suit)) best = { pairs, cost };
    } else
      for (const [i, neutral] of neutrals.entries())
        for (const [j, second] of seconds.entries())
          if (i >= from && pairs.every(([, worn]) => worn !== second))
            extend([...pairs, [neutral, second]], cost + (costs[i]?.[j] ?? 0), i + 1);
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
