import type { HexColor } from '@trueseason/contracts';
import {
  hueDifference,
  individualTypologyAngle,
  type Lab,
  type Lch,
  labToHex,
  labToLch,
  lchToLab,
  type SkinDepth,
  skinDepth,
} from '../../color/index.ts';

/** A foundation near the person's own skin. */
export interface FoundationStep {
  readonly hex: HexColor;
  readonly name: string;
  /** Whether it is the one at the measured depth. */
  readonly match: boolean;
}

interface Depth {
  readonly name: string;
  /** Its class by typology angle; the outermost two have two steps each. */
  readonly depth: SkinDepth;
  readonly lch: Lch;
}

const DEEPEST: Lch = [28, 16, 50];

/**
 * Typical skin of eight depths, fairest first, from 188 test portraits, extrapolated at the ends. Hue and redness
 * hardly change from fair to tan (Xiao et al. 2017, Skin Research and Technology 23, 21: facial hues of 52 to 58
 * degrees); below L* 50 deeper skin has less chroma and a redder hue (comparison of four skin groups, 2021: the L*-C*
 * curve turns at South Asian skin).
 */
export const SKIN_BY_DEPTH: readonly Depth[] = [
  { name: 'Very fair', depth: 'very light', lch: [87, 15, 56] },
  { name: 'Fair', depth: 'very light', lch: [79, 20, 55] },
  { name: 'Light', depth: 'light', lch: [70, 22, 53.5] },
  { name: 'Medium', depth: 'medium', lch: [63, 23.5, 53] },
  { name: 'Tan', depth: 'tan', lch: [56, 24, 53] },
  { name: 'Brown', depth: 'brown', lch: [46, 22.5, 53.5] },
  { name: 'Deep', depth: 'deep', lch: [37, 20, 53] },
  { name: 'Very deep', depth: 'deep', lch: DEEPEST },
];

/** Steps on either side of the match: a jaw in daylight decides. */
const EITHER_SIDE = 2;
/** Skin compared with most skin of that lightness. */
export type Undertone = 'golden' | 'neutral' | 'rosy';

/** Degrees of hue within which skin is neutral: about one measurement's uncertainty. */
const HUE_OPEN = 5;
/** b* above typical skin from which skin of usual hue looks golden. */
const YELLOW = 5;
/** L* from the person's depth at which half of their hue remains: fair and brown skin flush differently. */
const HALF_KEPT = 20;

/** Typical chroma and hue at this lightness, constant beyond the ends. */
function typicalAt(lightness: number): Lch {
  const steps = SKIN_BY_DEPTH.map(({ lch }) => lch);
  const deeper = steps.find(([l]) => l <= lightness) ?? DEEPEST;
  const fairer = steps.findLast(([l]) => l > lightness) ?? deeper;
  const t = fairer[0] === deeper[0] ? 0 : (lightness - deeper[0]) / (fairer[0] - deeper[0]);
  return [lightness, deeper[1] + (fairer[1] - deeper[1]) * t, deeper[2] + (fairer[2] - deeper[2]) * t];
}

/** The step of the person's own skin, by typology angle, like the report's depth of skin. */
function ownStep(skin: Lab): number {
  const depth = skinDepth(individualTypologyAngle(skin));
  const distances = SKIN_BY_DEPTH.map((step) => (step.depth === depth ? Math.abs(skin[0] - step.lch[0]) : Infinity));
  return distances.indexOf(Math.min(...distances));
}

/** Degrees of hue by which skin is more golden than is typical at its lightness; rosier below 0. */
const goldenBy = (skin: Lab): number => hueDifference(typicalAt(skin[0])[2], labToLch(skin)[2]);

/** Skin's undertone, for advice, foundations and evidence alike. */
export function skinUndertone(skin: Lab): Undertone {
  const golden = goldenBy(skin);
  if (golden < -HUE_OPEN) return 'rosy';
  const [, , usual] = lchToLab(typicalAt(skin[0]));
  return golden > HUE_OPEN || skin[2] - usual > YELLOW ? 'golden' : 'neutral';
}

/**
 * Foundations, deepest first: the skin itself and up to two steps either side. They keep its undertone: each differs
 * from typical skin of its depth in chroma and hue as the person's does, less so farther away.
 */
export function foundationSteps(skin: Lab): FoundationStep[] {
  const [lightness, chroma] = labToLch(skin);
  const [, usualChroma] = typicalAt(lightness);
  const golden = goldenBy(skin);
  const measured = skinUndertone(skin);
  const matchIndex = ownStep(skin);
  const shift = lightness - (SKIN_BY_DEPTH[matchIndex]?.lch[0] ?? lightness);
  return SKIN_BY_DEPTH.map(({ name, lch }, i) => {
    const [l, c, h] = typicalAt(lch[0] + shift);
    const keptShare = 0.5 ** (Math.abs(l - lightness) / HALF_KEPT);
    const hex = labToHex(lchToLab([l, c * (chroma / usualChroma) ** keptShare, h + golden * keptShare]));
    return { hex, name: `${name} ${measured}`, match: i === matchIndex };
  })
    .slice(Math.max(0, matchIndex - EITHER_SIDE), matchIndex + EITHER_SIDE + 1)
    .reverse();
}

/** The same number of steps, with photographed skin replacing the farthest. */
export function withPhotographedSkin(steps: readonly FoundationStep[], photographedSkin: HexColor): FoundationStep[] {
  const matchIndex = steps.findIndex(({ match }) => match);
  if (matchIndex < 0) return [...steps];
  const photographed = { hex: photographedSkin, name: 'As in your photos', match: false };
  const allSteps = [...steps.slice(0, matchIndex + 1), photographed, ...steps.slice(matchIndex + 1)];
  return matchIndex >= steps.length - 1 - matchIndex ? allSteps.slice(1) : allSteps.slice(0, -1);
}
