import { deltaE00, linearLuminance, linearToLab, type Rgb } from '@trueseason/color';
import type { ColorUse } from '@trueseason/contracts';
import { VERY_NEARLY } from '@trueseason/seasons/hair-reach';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, type Channel, clamp, perChannel } from '../../lib/math.ts';
import type { FacePhoto } from './face-photo.ts';
import { coveredBy, grayIn, grayness, type OwnTint, ownTintOf } from './own-hair.ts';
import { type Layer, labOf, paintPixels, pixelOf, ramp, times } from './paint.ts';
import { ALL_HAIR, FLOOR, type Strands } from './strands.ts';

/** Lowlights leave this share of strands that are this much lighter than others, in logarithms. */
const GRAY_FROM = [-0.25, 0.65] as const;
const GRAY_STAYS = 0.85;
/** Wider patches of light count for less: they may be shading instead of gray hair. */
const WIDELY = 0.3;
/** A swatch shows hair with its shine; below the shine hair is darker. */
const BODY = 0.85;
/** How much of the photo's estimated cast to use: from amber to blue, and from magenta to green. */
const [WARMTH, TINT] = [0.85, 0.2];
/** The share of shine, which has the light's color, in the brightest strand, and how much deeper a tint is in shade. */
const SHINE = 0.45;
const DEEPENS = 0.18;
/**
 * Hair often lies in less light than the face. A color near the hair's own, in logarithms of luminance, follows the hair's
 * light, within these limits.
 */
const NEAR = { all: 0.3, none: 2.5, darker: -1.3, lighter: 0.7 } as const;
/** Below the first difference per channel a color only tints the hair; beyond the second it replaces the hair's own color. */
const ALIKE = [0.15, 1.1] as const;
/**
 * Beyond the second difference (CIEDE2000) all hair gets the swatch's tint, because hair and light may be measured wrong. Below
 * the first, hair is tinted by the difference alone. Each channel changes by at most `FARTHEST`.
 */
const SURELY_OTHER = [VERY_NEARLY, 7] as const;
const FARTHEST = 1.7;
/** Around where a color stops being very nearly the hair's own, its full difference begins to show. */
const AS_FAR = [VERY_NEARLY - 0.5, VERY_NEARLY + 0.5] as const;
/**
 * Strands lighter than the middle by `above` (logarithms) take more of a darker dye, up to `most`, and `tint` times as much of
 * its hue. Otherwise they would look undyed or green.
 */
const TAKES_MORE = { above: [0, 0.6], most: 0.3, tint: 2.7 } as const;
/** A tint evens out this share of redder and paler hair: blond would turn ginger at its roots. */
const EVENLY = 0.5;
/** The share of shine in the brightest strands of tinted hair, which takes no dye: light brown would be ginger where it is lit. */
const PALER = 0.25;
/** Gray hair with more spread than the first has patches; beyond the second, dye evens them to `EVENED`. */
const PATCHED = [0.3, 0.5] as const;
const EVENED = 0.24;
/** Lit patches are evened by this share, so that clipped highlights stay. */
const LIT = 0.6;
/** A color this different covers patches whole: hair of two colors was measured as one between them. */
const COVERS = [VERY_NEARLY, 6.5] as const;
/** The share of lighter lengths that a darker dye takes away, wide and in their strands: shine stays. */
const TAKEN_DOWN = { wide: 0.8, strands: 0.35 } as const;
/** The believed green or magenta cast, in logarithms, of hair without a hue: dyed without it, hair looks green beside skin. */
const ROSY = { believed: 0.7, most: 0.15 } as const;
/** The believed cast that skin and hair share, in logarithms of red over green: a less red color would look green. */
const REDDISH = 0.25;
/** Grays take less of both casts, by this share: silver would turn pink. */
const NEUTRAL = 0.6;
/** Hair goes from black to white between these logarithms of luminance. */
const [BLACK, WHITE] = [-4.5, -0.5];
/** How far strands, and light, spread over black hair, in logarithms; see `Spread`. */
const STRANDS: Spread = { black: 0.42, less: 0.24, least: 0.06, by: [0.45, 2.1] };
const LIGHT: Spread = { black: 0.7, less: 0.35, least: 0.12, by: [0.5, 1.15] };
/** The share of shadows that stays with any color: they are the room's. */
const SHADE_STAYS = 0.8;
/** The darkest and lightest that light and strands make a pixel, in logarithms from the middle. */
const SHADE_ENDS = [-1.8, 1.3] as const;
const STRAND_ENDS = [-1.2, 1.1] as const;
/** The weight of shine from light beside that from strands, and the sum of both at full shine. */
const LIGHT_SHINES = 0.35;
const ALL_SHINE = 1.6;
/** A tint gets deeper down to here below the middle, in logarithms. */
const DEEPEST = 1.2;
/** The lightest hair, as a share of white in the lamp's light, and at least, in linear luminance. */
const LIGHTEST = [0.95, 0.3] as const;
/** The lamp's cast on a color, as a power: brown without any would look gray in amber light. */
const IN_LAMP = 0.25;

/**
 * Hair color. Light and strands stay, in logarithms, as pigment absorbs light: only the middle moves to the new color, and
 * strands differ as much as in hair of that lightness. At the edge the old hair is taken out of each pixel first.
 */
export function hairLayer({ pixels, strands, light, hair }: FacePhoto, use?: ColorUse): Layer | null {
  if (!strands) return null;
  const lit: Lit = {
    strands,
    photo: pixels,
    lamp: lampOf(light),
    light,
    own: hair,
    tint: ownTintOf(strands, pixels),
    gray: hair ? grayIn(hair, strands, pixels, light) : 0,
  };
  const worn = (pigment: Rgb): Dyed =>
    use === 'lowlights' ? betweenGray(dyedIn(pigment, lit, false), lit) : dyedIn(pigment, lit);
  const bare: Dyed = (i, into) => into.set(pixelOf(pixels, strands.pixels[i] ?? 0));
  return {
    paint: (target, pigment) => paintPixels(target, strands.pixels, worn(pigment)),
    moves: (pigment, from) => movedBy(strands, worn(pigment), from ? worn(from) : bare),
    isOwn: (pigment) => hair !== null && awayFrom(hair, pigment) < VERY_NEARLY,
  };
}

/** How far the color of the hair moves: the mean over its pixels, as CIEDE2000. */
const movedBy = (strands: Strands, dyed: Dyed, from: Dyed): number => {
  const before = sampleOf(strands, from);
  const moves = sampleOf(strands, dyed).map(([, color], i) => deltaE00(labOf(before[i]?.[1] ?? color), labOf(color)));
  return moves.reduce((sum, move) => sum + move, 0) / Math.max(1, moves.length);
};

/** Hair in the light of a photo. */
interface Lit {
  readonly strands: Strands;
  readonly photo: Pixels;
  readonly lamp: Rgb;
  /** As skin shows it, with all of its cast. */
  readonly light: Rgb;
  /** The hair's own color. */
  readonly own: Rgb | null;
  readonly tint: OwnTint;
  /** How surely it is gray, white, or dark with gray in it. */
  readonly gray: number;
}

/** The light with the believed share of its cast, and half of its brightness, in logarithms. */
function lampOf(light: Rgb): Rgb {
  const [r, g, b] = perChannel((c) => Math.log(light[c]));
  const warmth = (WARMTH * (r - b)) / 2;
  const tint = (TINT * (r + b - 2 * g)) / 3;
  const cast: Rgb = [Math.exp(warmth + tint / 2), Math.exp(-tint), Math.exp(tint / 2 - warmth)];
  const level = Math.sqrt(linearLuminance(light)) / linearLuminance(cast);
  return perChannel((c) => level * cast[c]);
}

/** A color as the lamp would show it, and how light that is. */
function shownIn(lamp: Rgb, pigment: Rgb) {
  const color = perChannel((c) => BODY * pigment[c] * lamp[c]);
  const middle = linearLuminance(color);
  return { color, middle, log: Math.log(middle + FLOOR) };
}

/** White hair spreads by `less` than black hair. A photo's spread counts as `least` and is multiplied within the limits `by`. */
interface Spread {
  readonly black: number;
  readonly less: number;
  readonly least: number;
  readonly by: readonly [number, number];
}

/** The factor from a photo's spread to the spread of hair with this paleness. */
const spreadBy = ({ black, less, least, by }: Spread, pale: number, spread: number): number =>
  clamp((black - less * pale) / Math.max(least, spread), ...by);

/** The factor of each pixel's strands. */
function finenessOf({ contrast, texture }: Strands, pale: number): (i: number) => number {
  const fine = spreadBy(STRANDS, pale, contrast);
  // Where light washed strands out, they need a larger factor, or the dye would leave a flat patch.
  return (i) => {
    const here = texture[i] ?? contrast;
    return here < contrast ? spreadBy(STRANDS, pale, here) : fine;
  };
}

/** How far a pixel lies above the middle, as a share of where strands take most dye. */
const aboveMiddle = ({ lit, strand }: Strands, i: number): number =>
  ramp((lit[i] ?? 0) + (strand[i] ?? 0), ...TAKES_MORE.above);

/** The color of a pixel of the strands once it is dyed. */
type Dyed = (i: number, into: Float32Array) => void;

/** @param isAll also dyes lighter lengths, which lowlights leave */
function dyedIn(pigment: Rgb, { strands, photo, lamp, light, own, tint, gray }: Lit, isAll = true): Dyed {
  const { pixels, behind, lit, strand } = strands;
  const { color, middle, log: byLamp } = shownIn(lamp, pigment);
  const { off, ratio, darker, tinted, other } = own ? besideOwn(own, pigment, strands.middle, lamp) : STRANGE;
  const logMiddle = byLamp + off;
  const white = linearLuminance(lamp);
  const top = Math.max(LIGHTEST[1], white * LIGHTEST[0]);
  // 0 for black hair, 1 for white: light strands differ less, and scatter light into shade.
  const pale = clamp((logMiddle - BLACK) / (WHITE - BLACK), 0, 1);
  const fineAt = finenessOf(strands, pale);
  const bend = spreadBy(LIGHT, pale, strands.unevenness);
  const patched = own ? gray * ramp(strands.unevenness, ...PATCHED) * ramp(awayFrom(own, pigment), ...COVERS) : 0;
  const evened = EVENED / Math.max(EVENED, strands.unevenness);
  const eased = (by: number, share = 1): number => by + (Math.min(by, evened) - by) * patched * share;
  const [inShade, inLight] = [eased(Math.max(bend, SHADE_STAYS)), eased(bend, LIT)];
  const { covered, filled } = coveredBy(strands, logMiddle, isAll ? other * (1 - gray) : 0);
  const staysAt = (i: number): number => tinted * (1 - patched) * (1 - (covered[i] ?? 0));
  /** The hair in a pixel, without what is behind it. */
  const hairIn: Dyed = (i, into) => {
    const down = covered[i] ?? 0;
    const byLight = (lit[i] ?? 0) * (1 - TAKEN_DOWN.wide * down);
    const byStrand = (strand[i] ?? 0) * fineAt(i) * (1 - TAKEN_DOWN.strands * down);
    const shade = clamp(byLight * (byLight < 0 ? inShade : inLight), ...SHADE_ENDS);
    const log = logMiddle + shade + clamp(byStrand, ...STRAND_ENDS);
    const bright = Math.max(0, Math.exp(log) - FLOOR);
    const seen = below(top, bright);
    const shine =
      (SHINE * (clamp(byStrand, 0, STRAND_ENDS[1]) + LIGHT_SHINES * clamp(shade, 0, SHADE_ENDS[1]))) / ALL_SHINE;
    const depth = 1 + DEEPENS * clamp(logMiddle - log, 0, DEEPEST);
    for (const c of CHANNELS) into[c] = (color[c] / middle) ** depth * (1 - shine) + (lamp[c] / white) * shine;
    const level = seen / luminanceOf(into);
    const there = pixelOf(photo, pixels[i] ?? 0);
    const lightest = Math.max(...there, top);
    const stays = staysAt(i);
    const deeper = Math.exp(-darker * aboveMiddle(strands, i));
    for (const c of CHANNELS) {
      const hair = (filled[i] ?? 0) * (into[c] ?? 0) * level;
      const was = Math.max(0, there[c] - roomIn(i, c));
      const stained = was * ratio[c] * deeper;
      into[c] = hair + (Math.min(stained, Math.max(was, below(lightest, stained))) - hair) * stays;
    }
  };
  const roomIn = (i: number, c: Channel) => (1 - (filled[i] ?? 0)) * (behind[i * 3 + c] ?? 0);
  const inLamp = inLampOf(pigment, { own, tint, lamp, light });
  const mean = middleOf(strands, hairIn);
  const toned = toward(inLamp, mean, other);
  const bare = Math.max(1e-6, linearLuminance(mean));
  return (i, into) => {
    hairIn(i, into);
    const bright = luminanceOf(into);
    const stays = staysAt(i);
    const above = aboveMiddle(strands, i);
    const evenly = stays * Math.max(EVENLY * other, TAKES_MORE.tint * darker * above);
    const ownTint = (1 - stays) * (1 - (covered[i] ?? 0));
    // The part of the hair that stays has its tint already.
    for (const c of CHANNELS) {
      const own = (into[c] ?? 0) / Math.max(1e-6, bright);
      const even = (Math.max(mean[c] / bare, 1e-3) / Math.max(own, 1e-3)) ** evenly;
      into[c] = (into[c] ?? 0) * (tint.factors[i * 3 + c] ?? 1) ** ownTint * clamp(even, 1 / FARTHEST, FARTHEST);
    }
    const level = bright / Math.max(1e-6, luminanceOf(into));
    const pale = Math.max(0, PALER - darker) * stays * other * above;
    for (const c of CHANNELS) {
      const dyed = (into[c] ?? 0) * level * toned[c];
      into[c] = roomIn(i, c) + dyed + ((bright * lamp[c]) / white - dyed) * pale;
    }
  };
}

/** A color in the light of the photo, as far as its cast is believed. */
function inLampOf(pigment: Rgb, { own, tint, lamp, light }: Pick<Lit, 'own' | 'tint' | 'lamp' | 'light'>): Rgb {
  const takes = 1 - NEUTRAL * grayness(pigment);
  const byHair = own && tint.middle ? takes * rosierThan(own, tint.middle) : 0;
  const redder = (than: Rgb) => (tint.middle ? rednessOf(tint.middle) - rednessOf(than) : 0);
  const reddish = clamp(rednessOf(light), 0, REDDISH);
  const byLight = takes * clamp(redder(pigment), 0, own ? clamp(redder(own), 0, reddish) : reddish);
  const believed = Math.max(0, byLight - byHair) / Math.max(rednessOf(light), 1e-3);
  const [r, g, b] = perChannel((c) => pigment[c] * lamp[c] ** IN_LAMP * light[c] ** believed);
  return [r, g * Math.exp(-byHair), b];
}

/** Lowlights make nothing lighter, and leave the lightest strands, which are the gray ones. */
function betweenGray(dyed: Dyed, { photo, strands: { pixels, lit, strand } }: Lit): Dyed {
  return (i, into) => {
    dyed(i, into);
    const kept = GRAY_STAYS * ramp((strand[i] ?? 0) + WIDELY * (lit[i] ?? 0), ...GRAY_FROM);
    const there = pixelOf(photo, pixels[i] ?? 0);
    const darker = Math.min(1, linearLuminance(there) / Math.max(1e-6, luminanceOf(into)));
    for (const c of CHANNELS) into[c] = (into[c] ?? 0) * darker * (1 - kept) + there[c] * kept;
  };
}

const luminanceOf = (into: Float32Array): number => linearLuminance([into[0] ?? 0, into[1] ?? 0, into[2] ?? 0]);

const rednessOf = ([r, g]: Rgb): number => Math.log(Math.max(r, 1e-3) / Math.max(g, 1e-3));

/** How much rosier hair looks than it was measured, limited to a likely cast of the photo. */
function rosierThan(own: Rgb, seen: Rgb): number {
  const [r, g, b] = perChannel((c) => Math.log(seen[c] / Math.max(own[c], 1e-3)));
  return clamp(ROSY.believed * grayness(own) * ((r + b) / 2 - g), 0, ROSY.most);
}

/** A sample of this many pixels is enough. */
const LOOKED_AT = 4000;

/** A sample of the pixels that are all hair, by their places, with their dyed colors. */
function sampleOf({ pixels, shares }: Strands, dyed: Dyed): (readonly [number, Rgb])[] {
  const into = new Float32Array(3);
  const found: (readonly [number, Rgb])[] = [];
  for (let i = 0; i < pixels.length; i += Math.max(1, Math.floor(pixels.length / LOOKED_AT))) {
    if ((shares[i] ?? 0) < ALL_HAIR) continue;
    dyed(i, into);
    found.push([i, perChannel((c) => into[c] ?? 0)]);
  }
  return found;
}

/** In order of light, the pixels that show the hair's color: below is shade, and above is shine. */
const MIDDLE = [0.25, 0.75] as const;

/** The sum of the colors of medium lightness. */
function middleOf(strands: Strands, dyed: Dyed): Rgb {
  const found = sampleOf(strands, dyed).map(([, color]) => color);
  const sorted = found.sort((a, b) => linearLuminance(a) - linearLuminance(b));
  const middle = sorted.slice(Math.floor(MIDDLE[0] * found.length), Math.ceil(MIDDLE[1] * found.length));
  return perChannel((c) => middle.reduce((sum, rgb) => sum + rgb[c], 0));
}

/** The factors that give a color the tint of another, by that share, and keep its lightness. */
function toward(pigment: Rgb, mean: Rgb, share: number): Rgb {
  const [wanted, is] = [linearLuminance(pigment), linearLuminance(mean)];
  if (is <= 0) return [1, 1, 1];
  const toned = perChannel((c) =>
    clamp((pigment[c] / wanted / Math.max(mean[c] / is, 1e-3)) ** share, 1 / FARTHEST, FARTHEST),
  );
  const level = is / linearLuminance(times(toned, mean));
  return perChannel((c) => level * toned[c]);
}

/** No strand is brighter than a white surface in this light: near it, light is compressed. */
function below(top: number, light: number): number {
  const knee = 0.6 * top;
  return light > knee ? top - (top - knee) * Math.exp((knee - light) / (top - knee)) : light;
}

/** As CIEDE2000. */
const awayFrom = (own: Rgb, pigment: Rgb): number => deltaE00(linearToLab(own), linearToLab(pigment));

/** How a color differs from the hair's own. */
interface Beside {
  /** How much lighter hair of that color is seen than in the lamp's light, in logarithms. */
  readonly off: number;
  /** The factors from the hair's own color to it, and the share of the picture that they make. */
  readonly ratio: Rgb;
  readonly tinted: number;
  /** How much darker it is, in logarithms; 0 if it is lighter. */
  readonly darker: number;
  /** How surely it is another color. */
  readonly other: number;
}

const STRANGE: Beside = { off: 0, ratio: [1, 1, 1], darker: 0, tinted: 0, other: 1 };

/** @param seen lightness of the middle of the hair as photographed, as a logarithm */
function besideOwn(own: Rgb, pigment: Rgb, seen: number, lamp: Rgb): Beside {
  const away = awayFrom(own, pigment);
  const other = ramp(away, ...SURELY_OTHER);
  const asFar = ramp(away, ...AS_FAR);
  const counted = Math.max(asFar, ramp(away, 0, SURELY_OTHER[1]));
  const ratio = perChannel((c) => (Math.max(pigment[c], 1e-3) / Math.max(own[c], 1e-3)) ** counted);
  const apart = Math.max(...ratio.map((factor) => Math.abs(Math.log(factor))));
  const [told, asked] = [shownIn(lamp, own).log, shownIn(lamp, pigment).log];
  const near = 1 - ramp(Math.abs(asked - told), NEAR.all, NEAR.none);
  return {
    off: near * clamp(seen - told, NEAR.darker, NEAR.lighter),
    ratio,
    darker: asFar * clamp(Math.log(linearLuminance(own) / linearLuminance(pigment)), 0, TAKES_MORE.most),
    tinted: 1 - ramp(apart, ...ALIKE) * other,
    other,
  };
}
