import type { Evidence, HexColor } from '@trueseason/contracts';
import {
  deltaE00,
  hexToLab,
  individualTypologyAngle,
  type Lab,
  labToHex,
  lchToLab,
  skinDepth,
} from '../../color/index.ts';
import { isLike } from './distinct.ts';
import { SKIN_BY_DEPTH, skinUndertone, typicalSkin } from './undertone.ts';

/** A foundation near the person's own skin. */
export interface FoundationShade {
  readonly hex: HexColor;
  readonly name: string;
  /** Whether it is the measured skin itself. */
  readonly match: boolean;
}

/** Farthest (CIEDE2000) from the measured skin, and the most shades. */
const FARTHEST = 12;
const MOST = 3;
/** Standard uncertainties either way that contain the true skin 19 times out of 20. */
const REACH = 2;

/** The depth of skin in words, by typology angle, as in the report. */
function depthName(skin: Lab): string {
  const depth = skinDepth(individualTypologyAngle(skin));
  const steps = SKIN_BY_DEPTH.filter((step) => step.depth === depth);
  const off = steps.map(({ lch }) => Math.abs(skin[0] - lch[0]));
  return steps[off.indexOf(Math.min(...off))]?.name ?? '';
}

const hexOf = (lab: Lab): HexColor => labToHex(lab);
const distanceFrom = (skin: Lab, hex: HexColor): number => deltaE00(skin, hexToLab(hex));

/** The color at `share` of the way. */
const between = (from: Lab, to: Lab, share: number): Lab => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
  from[2] + share * (to[2] - from[2]),
];

/** The farthest color toward `to` that is a foundation. */
function toward(skin: Lab, to: Lab): HexColor {
  if (distanceFrom(skin, hexOf(to)) < FARTHEST) return hexOf(to);
  let [near, far] = [0, 1];
  for (let i = 0; i < 12; i++) {
    const middle = (near + far) / 2;
    if (distanceFrom(skin, hexOf(between(skin, to, middle))) < FARTHEST) near = middle;
    else far = middle;
  }
  return hexOf(between(skin, to, near));
}

/** Skin as much lighter or deeper as the measurement may be off, in the hue that skin of that depth has. */
function offBy(skin: Lab, sd: Lab, direction: 1 | -1): Lab {
  const lightness = skin[0] + direction * REACH * sd[0];
  const [, a, b] = lchToLab(typicalSkin(lightness));
  const [, usualA, usualB] = lchToLab(typicalSkin(skin[0]));
  const within = (shift: number, limit: number) => Math.max(-limit, Math.min(limit, shift));
  return [lightness, skin[1] + within(a - usualA, REACH * sd[1]), skin[2] + within(b - usualB, REACH * sd[2])];
}

/**
 * Up to three foundations, nearest first: the measured skin itself; skin as photographed, if it differs; then how deep or
 * light the skin may be within its uncertainty, where that looks different.
 */
export function foundationShades(
  { lab: skin, sd }: Pick<Evidence['features']['skin'], 'lab' | 'sd'>,
  photographed?: HexColor,
): FoundationShade[] {
  const undertone = skinUndertone(skin);
  const skinDepth = depthName(skin);
  const nameOf = (hex: HexColor, direction: string): string => {
    const depth = depthName(hexToLab(hex));
    return depth === skinDepth ? `${direction} ${depth.toLowerCase()} ${undertone}` : `${depth} ${undertone}`;
  };
  const match = { hex: hexOf(skin), name: `${skinDepth} ${undertone}`, match: true };
  const inPhotos = photographed && toward(skin, hexToLab(photographed));
  // By their codes: rounded, they may be a little nearer.
  const matchLab = hexToLab(match.hex);
  const photographedShade =
    inPhotos && !isLike(hexToLab(inPhotos), matchLab)
      ? [{ hex: inPhotos, name: inPhotos === photographed ? 'As in your photos' : 'Toward your photos', match: false }]
      : [];
  const within = ([-1, 1] as const)
    .map((direction) => ({ hex: toward(skin, offBy(skin, sd, direction)), word: direction < 0 ? 'Deeper' : 'Lighter' }))
    .map(({ hex, word }) => ({ hex, name: nameOf(hex, word), match: false }))
    // Near white, sRGB has no such yellow.
    .filter(({ hex }) => Math.abs(hexToLab(hex)[2] - skin[2]) <= REACH * sd[2] + 0.5)
    .filter(({ hex }) => !isLike(hexToLab(hex), matchLab))
    .filter(({ hex }) => !inPhotos || !isLike(hexToLab(hex), hexToLab(inPhotos)))
    .sort((one, other) => distanceFrom(skin, one.hex) - distanceFrom(skin, other.hex));
  return [match, ...photographedShade, ...within].slice(0, MOST);
}
