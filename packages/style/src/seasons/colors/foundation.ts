import type { Evidence, HexColor } from '@trueseason/contracts';
import { deltaE00, hexToLab, type Lab, labToHex, lchToLab } from '../../color/index.ts';
import { capital } from '../capital.ts';
import { isLike } from './distinct.ts';
import { skinUndertone, typicalSkin } from './undertone.ts';

/**
 * A foundation near the person's own skin. Its name has no depth: on another day, two of three people were given another
 * of eight depths, while three of four kept their undertone (122 people).
 */
export interface FoundationShade {
  readonly hex: HexColor;
  readonly name: string;
  /** The nearest to the person's skin, skin as photographed, or how much deeper or lighter skin may be. */
  readonly is: 'match' | 'photographed' | 'deeper' | 'lighter';
}

/** What the shades depend on. */
export interface SeenSkin {
  readonly skin: Pick<Evidence['features']['skin'], 'lab' | 'sd'>;
  /** The same as photographed. */
  readonly photographed: HexColor;
  /** As answered or measured; undefined if neither. */
  readonly eyes?: Lab | undefined;
}

/** Farthest (CIEDE2000) from the measured skin, and the most shades. */
const FARTHEST = 12;
const MOST = 3;
/** Standard uncertainties either way that contain the true skin 19 times out of 20. */
const REACH = 2;

/**
 * L* of skin below which it is brown or deep, with irises up to that L*, or with unread eyes. Of 46
 * photos within these limits, raters called the skin of 39 medium to deep: it is hardly ever lighter than read. With
 * lighter eyes, skin as deep is of fair people in shade.
 */
const DEEP = [
  { eyes: 25, skin: 68 },
  { eyes: 36, skin: 54 },
] as const;
const isDeep = ([lightness]: Lab, [eyes]: Lab = [DEEP[1].eyes, 0, 0]): boolean =>
  DEEP.some((limit) => eyes <= limit.eyes && lightness < limit.skin);

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

/** Skin at another lightness, in the hue that skin of that depth has. */
function atLightness(skin: Lab, lightness: number, sd: Lab): Lab {
  const [, a, b] = lchToLab(typicalSkin(lightness));
  const [, usualA, usualB] = lchToLab(typicalSkin(skin[0]));
  const within = (shift: number, limit: number) => Math.max(-limit, Math.min(limit, shift));
  return [lightness, skin[1] + within(a - usualA, REACH * sd[1]), skin[2] + within(b - usualB, REACH * sd[2])];
}

/**
 * Up to three foundations, nearest first: the measured skin, if deep hardly lighter than photographed; then skin as
 * photographed, if it differs, since the truth is between both. Otherwise how deep or light skin may be within its
 * uncertainty, where that looks different; nothing lighter for deep skin.
 */
export function foundationShades({ skin: { lab: skin, sd }, photographed, eyes }: SeenSkin): FoundationShade[] {
  const undertone = skinUndertone(skin);
  const inPhotos = hexToLab(photographed);
  const isDeepSkin = isDeep(skin, eyes);
  const hardlyLighter = inPhotos[0] + sd[0];
  const own = isDeepSkin && hardlyLighter < skin[0] ? atLightness(skin, hardlyLighter, sd) : skin;
  const match = { hex: hexOf(own), name: capital(undertone), is: 'match' } as const;
  // By their codes: rounded, they may be a little nearer.
  const matchLab = hexToLab(match.hex);
  const reached = toward(skin, inPhotos);
  if (!isLike(hexToLab(reached), matchLab)) {
    const name = reached === photographed ? 'As in your photos' : 'Toward your photos';
    return [match, { hex: reached, name, is: 'photographed' }];
  }
  const directions = isDeepSkin ? (['deeper'] as const) : (['deeper', 'lighter'] as const);
  const within = directions
    .map((is) => {
      const lightness = own[0] + (is === 'deeper' ? -REACH : REACH) * sd[0];
      return { hex: toward(skin, atLightness(own, lightness, sd)), name: `${capital(is)} ${undertone}`, is };
    })
    // Near white, sRGB has no such yellow.
    .filter(({ hex }) => Math.abs(hexToLab(hex)[2] - skin[2]) <= REACH * sd[2] + 0.5)
    .filter(({ hex }) => !isLike(hexToLab(hex), matchLab))
    .sort((one, other) => distanceFrom(skin, one.hex) - distanceFrom(skin, other.hex));
  return [match, ...within].slice(0, MOST);
}
