import type { HexColor } from '@trueseason/contracts';
import { individualTypologyAngle, type Lab, labToHex, labToLch, lchToLab, skinDepth } from '../../color/index.ts';
import { goldenBy, SKIN_BY_DEPTH, skinUndertone, typicalSkin } from './undertone.ts';

/** A foundation near the person's own skin. */
export interface FoundationStep {
  readonly hex: HexColor;
  readonly name: string;
  /** Whether it is the one at the measured depth. */
  readonly match: boolean;
}

/** Steps on either side of the match: a jaw in daylight decides. */
const EITHER_SIDE = 2;
/** L* from the person's depth at which half of their hue remains: fair and brown skin flush differently. */
const HALF_KEPT = 20;

/** The step of the person's own skin, by typology angle, like the report's depth of skin. */
function ownStep(skin: Lab): number {
  const depth = skinDepth(individualTypologyAngle(skin));
  const distances = SKIN_BY_DEPTH.map((step) => (step.depth === depth ? Math.abs(skin[0] - step.lch[0]) : Infinity));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Foundations, deepest first: the skin itself and up to two steps either side. They keep its undertone: each differs
 * from typical skin of its depth in chroma and hue as the person's does, less so farther away.
 */
export function foundationSteps(skin: Lab): FoundationStep[] {
  const [lightness, chroma] = labToLch(skin);
  const [, usualChroma] = typicalSkin(lightness);
  const golden = goldenBy(skin);
  const measured = skinUndertone(skin);
  const matchIndex = ownStep(skin);
  const shift = lightness - (SKIN_BY_DEPTH[matchIndex]?.lch[0] ?? lightness);
  return SKIN_BY_DEPTH.map(({ name, lch }, i) => {
    const [l, c, h] = typicalSkin(lch[0] + shift);
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
