import { deltaE00, hexToLab, hexToOklch, hueDifference, type Lch, lchToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import type { Report } from './model.ts';

export interface Swap {
  readonly color: NamedColor;
  readonly instead: NamedColor | undefined;
}

/**
 * The swaps within one family whose two colors differ most: those that show at arm's length. One that is as light or deep
 * as what it stands for comes first, as it shows what the color does and not what depth does. No two lead to the same color.
 */
export function tellingSwaps(swaps: readonly Swap[], count: number): Swap[] {
  const shown = new Set<string | undefined>();
  return [...swaps]
    .sort(
      (a, b) =>
        Number(isKin(b)) - Number(isKin(a)) || Number(isFar(a)) - Number(isFar(b)) || difference(b) - difference(a),
    )
    .filter(({ instead }) => !shown.has(instead?.hex) && shown.add(instead?.hex))
    .slice(0, count);
}

const difference = ({ color, instead }: Swap): number =>
  instead ? deltaE00(hexToLab(color.hex), hexToLab(instead.hex)) : 0;

/**
 * Colors to avoid by what is worn instead, so that no color is told twice: the most that share one first, as rows stand
 * two by two, and else in the order of the first of each.
 */
export function byInstead(swaps: readonly Swap[]): Swap[][] {
  const rows: Swap[][] = [];
  for (const swap of swaps) {
    const same = rows.find(([first]) => first?.instead && first.instead.hex === swap.instead?.hex);
    if (same) same.push(swap);
    else rows.push([swap]);
  }
  return rows.toSorted((a, b) => b.length - a.length);
}

/** Bounds of Oklab within which a color has the part of a neutral in a wardrobe. Pale tints of as little chroma have not. */
const GRAY = { chroma: 0.035, pale: 0.02 } as const;
const EARTH = { from: 40, to: 100, chroma: 0.106, pale: 0.06 } as const;
const NAVY = { from: 240, to: 290, lightness: 0.32 } as const;
const PALE_FROM = 0.75;

/** Black, gray, beige, camel, brown or navy. */
function isNeutral([lightness, chroma, hue]: Lch): boolean {
  const bound = lightness < PALE_FROM ? 'chroma' : 'pale';
  if (chroma < GRAY[bound]) return true;
  if (hue >= NAVY.from && hue <= NAVY.to) return lightness < NAVY.lightness;
  return hue >= EARTH.from && hue <= EARTH.to && chroma < EARTH[bound];
}

/**
 * Degrees of hue that weigh as much as all lightness; from `OTHER_HUE` on it is another hue, and each degree farther weighs
 * more: whoever likes lavender looks for a purple of their own, however deep, and not for clay as light.
 */
const HUE_SPAN = 165;
const OTHER_HUE = 60;
const BEYOND_SPAN = 70;
/** Chroma and warmth are what often have to change: of accents chroma weighs less than the rest. */
const CHROMA_WEIGHT = 0.65;
/** From this step in lightness on a dark color has become a pale one: what is more counts twice. */
const FAR_STEP = 0.3;
/** Oklab's a and b are small beside its lightness. */
const TINT_WEIGHT = 2;

/** Whether what is worn instead is of the same hue family, or both are neutrals. */
function isKin({ color, instead }: Swap): boolean {
  const [of, by] = [color, instead ?? color].map(({ hex }) => hexToOklch(hex));
  return !!of && !!by && (isNeutral(of) || Math.abs(hueDifference(of[2], by[2])) < OTHER_HUE);
}

/** Whether a pale color stands for a dark one, or the other way about. */
function isFar({ color, instead }: Swap): boolean {
  const [of, by] = [color, instead ?? color].map(({ hex }) => hexToOklch(hex));
  return !!of && !!by && Math.abs(of[0] - by[0]) > FAR_STEP;
}

/** How much of what a color does is lost with another one: of a neutral its lightness, of an accent its hue as well. */
function loss(of: Lch, by: Lch): number {
  const lightness = of[0] - by[0];
  if (isNeutral(of)) {
    const [, a1, b1] = lchToLab(of);
    const [, a2, b2] = lchToLab(by);
    return Math.hypot(lightness, TINT_WEIGHT * (a1 - a2), TINT_WEIGHT * (b1 - b2));
  }
  const step = Math.abs(lightness) + Math.max(0, Math.abs(lightness) - FAR_STEP);
  const turn = Math.abs(hueDifference(of[2], by[2]));
  const hue = Math.min(turn, OTHER_HUE) / HUE_SPAN + Math.max(0, turn - OTHER_HUE) / BEYOND_SPAN;
  return Math.hypot(step, CHROMA_WEIGHT * (of[1] - by[1]), hue);
}

/** What it costs that one color stands for two; for three, three times as much. */
const SAID_TWICE = 0.04;

/**
 * For each color to avoid the one of the palette that does most of what it does: a neutral for a neutral, for an accent
 * one of its hue family and lightness. Where two lead to the same color, the one that loses least by another takes that.
 */
export function swapsOf({ palette, result }: Pick<Report, 'palette' | 'result'>): Swap[] {
  const accents = [...palette.accentLights, ...palette.accentBrights];
  const choices = result.overview.avoidColors.map(({ hex }): readonly Choice[] => {
    const avoided = hexToOklch(hex);
    return (isNeutral(avoided) ? palette.coreNeutrals : accents)
      .map((own) => ({ own, loss: loss(avoided, hexToOklch(own.hex)) }))
      .sort((a, b) => a.loss - b.loss);
  });
  const chosen = choices.map(([nearest]) => nearest);
  for (let move = bestMove(choices, chosen); move; move = bestMove(choices, chosen)) chosen[move.at] = move.to;
  return result.overview.avoidColors.map((color, at) => ({ color, instead: chosen[at]?.own }));
}

interface Choice {
  readonly own: NamedColor;
  readonly loss: number;
}

/** The change of one swap by which all of them together lose most of their cost; undefined where none makes it less. */
function bestMove(choices: readonly (readonly Choice[])[], chosen: readonly (Choice | undefined)[]) {
  const cost = (at: number, choice: Choice): number => {
    const others = chosen.filter((other, i) => i !== at && other?.own.hex === choice.own.hex).length;
    return choice.loss + (SAID_TWICE * others * (others + 1)) / 2;
  };
  const moves = choices.flatMap((open, at) => {
    const now = chosen[at];
    return now ? open.map((to) => ({ at, to, gain: cost(at, now) - cost(at, to) })) : [];
  });
  const [best] = moves.sort((a, b) => b.gain - a.gain);
  return best && best.gain > 1e-9 ? best : undefined;
}
