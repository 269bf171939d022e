import { hueDifference, type Lab, type Lch, labToHex, labToLch, lchToLab } from '@trueseason/color';
import type { HexColor } from '@trueseason/contracts';

/** A foundation around somebody's own skin. */
export interface FoundationStep {
  readonly hex: HexColor;
  readonly name: string;
  /** The one at the measured depth. */
  readonly match: boolean;
}

interface Depth {
  readonly name: string;
  readonly lch: Lch;
}

/**
 * Typical skin of eight depths, the fairest first. From fair to tan yellowness grows and facial redness hardly does
 * (Xiao et al. 2017, Skin Research and Technology 23, 21); below L* 50 chroma falls and hue turns redder as skin
 * deepens (comparison of four skin groups, 2021: the L*-C* curve turns at South Asian skin). As cameras render them,
 * a little more saturated than spectrophotometers.
 */
export const SKIN_BY_DEPTH: readonly Depth[] = [
  { name: 'Very fair', lch: [87, 13, 61] },
  { name: 'Fair', lch: [79, 17, 61] },
  { name: 'Light', lch: [70, 22, 59] },
  { name: 'Medium', lch: [63, 25, 57] },
  { name: 'Tan', lch: [56, 27, 57] },
  { name: 'Brown', lch: [46, 26, 56] },
  { name: 'Deep', lch: [37, 22, 54] },
  { name: 'Very deep', lch: [28, 17, 50] },
];

/** Steps shown on either side of the match: a jaw in daylight decides among them. */
const EITHER_SIDE = 2;
/** Degrees of hue within which skin of one depth is neither rosy nor golden: about what one measurement leaves open. */
const HUE_OPEN = 5;
/** L* away from somebody's own depth at which half of what is their own remains: a flush of fair skin is not a brown one's. */
const HALF_KEPT = 20;

/** Chroma and hue of typical skin of this lightness; beyond the ends those of the ends. */
function typicalAt(lightness: number): Lch {
  const last = SKIN_BY_DEPTH.length - 1;
  const below = SKIN_BY_DEPTH.findIndex(({ lch }) => lch[0] <= lightness);
  const at = below < 0 ? last : below;
  const [fairer, deeper] = [SKIN_BY_DEPTH[Math.max(0, at - 1)] as Depth, SKIN_BY_DEPTH[at] as Depth];
  const span = fairer.lch[0] - deeper.lch[0];
  const t = span === 0 ? 0 : Math.min(1, Math.max(0, (lightness - deeper.lch[0]) / span));
  const [, c, h] = deeper.lch;
  return [lightness, c + (fairer.lch[1] - c) * t, h + (fairer.lch[2] - h) * t];
}

/**
 * Foundations around somebody's skin, the deepest first: the skin itself, and two steps either side where there are
 * any. They have their undertone: each lies from typical skin of its depth as theirs does, in chroma and in hue, the
 * farther away the less.
 * @param undertone the season's word for it, left out where their skin is of the other kind
 * @param temperature of the season, cool below 0
 */
export function foundationSteps(skin: Lab, undertone: string, temperature: number): FoundationStep[] {
  const [lightness, chroma, hue] = labToLch(skin);
  const [, usualChroma, usualHue] = typicalAt(lightness);
  const golden = hueDifference(usualHue, hue);
  const isOther = Math.abs(golden) > HUE_OPEN && Math.sign(golden) !== Math.sign(temperature);
  const distances = SKIN_BY_DEPTH.map(({ lch }) => Math.abs(lch[0] - lightness));
  const own = distances.indexOf(Math.min(...distances));
  const shift = lightness - (SKIN_BY_DEPTH[own] as Depth).lch[0];
  return SKIN_BY_DEPTH.map(({ name, lch }, i) => {
    const [l, c, h] = typicalAt(lch[0] + shift);
    const kept = 0.5 ** (Math.abs(l - lightness) / HALF_KEPT);
    const hex = labToHex(lchToLab([l, c * (chroma / usualChroma) ** kept, h + golden * kept]));
    return { hex, name: isOther ? name : `${name} ${undertone}`, match: i === own };
  })
    .slice(Math.max(0, own - EITHER_SIDE), own + EITHER_SIDE + 1)
    .reverse();
}
