import { hueDifference, type Lab, type Lch, labToLch, lchToLab } from '../../color/index.ts';

const DEEPEST: Lch = [28, 16, 50];

/**
 * Typical skin of eight depths, fairest first, from 188 test portraits, extrapolated at the ends. Hue and redness
 * hardly change from fair to tan (Xiao et al. 2017, Skin Research and Technology 23, 21: facial hues of 52 to 58
 * degrees); below L* 50 deeper skin has less chroma and a redder hue (comparison of four skin groups, 2021: the L*-C*
 * curve turns at South Asian skin).
 */
export const SKIN_BY_DEPTH: readonly Lch[] = [
  [87, 15, 56],
  [79, 20, 55],
  [70, 22, 53.5],
  [63, 23.5, 53],
  [56, 24, 53],
  [46, 22.5, 53.5],
  [37, 20, 53],
  DEEPEST,
];

/** Skin compared with most skin of that lightness. */
export type Undertone = 'golden' | 'neutral' | 'rosy';

/** Degrees of hue within which skin is neutral: about one measurement's uncertainty. */
const HUE_OPEN = 5;
/** b* above typical skin from which skin of usual hue looks golden. */
const YELLOW = 5;
/** Typical chroma and hue at this lightness, constant beyond the ends. */
export function typicalSkin(lightness: number): Lch {
  const deeper = SKIN_BY_DEPTH.find(([l]) => l <= lightness) ?? DEEPEST;
  const fairer = SKIN_BY_DEPTH.findLast(([l]) => l > lightness) ?? deeper;
  const t = fairer[0] === deeper[0] ? 0 : (lightness - deeper[0]) / (fairer[0] - deeper[0]);
  return [lightness, deeper[1] + (fairer[1] - deeper[1]) * t, deeper[2] + (fairer[2] - deeper[2]) * t];
}

/** Degrees of hue by which skin is more golden than is typical at its lightness; rosier below 0. */
export const goldenBy = (skin: Lab): number => hueDifference(typicalSkin(skin[0])[2], labToLch(skin)[2]);

/** Skin's undertone, for advice, foundations and evidence alike. */
export function skinUndertone(skin: Lab): Undertone {
  const golden = goldenBy(skin);
  if (golden < -HUE_OPEN) return 'rosy';
  const [, , usual] = lchToLab(typicalSkin(skin[0]));
  return golden > HUE_OPEN || skin[2] - usual > YELLOW ? 'golden' : 'neutral';
}
