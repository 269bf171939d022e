import type { ColorUse } from '@trueseason/contracts';
import { deltaE00, linearLuminance, linearToLab, type Rgb } from '@trueseason/style/color';
import { VERY_NEARLY } from '@trueseason/style/seasons/hair-reach';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, type Channel, clamp, perChannel } from '../../lib/math.ts';
import type { FacePhoto } from './face-photo.ts';
import { coveredBy, grayIn, grayness, type OwnTint, ownTintOf } from './own-hair.ts';
import { type Layer, labOf, paintPixels, pixelOf, ramp, times } from './paint.ts';
import { ALL_HAIR, FLOOR, type Strands } from './strands.ts';

/** Lowlights leave up to `GRAY_STAYS` of strands that are this much lighter than others, in logarithms. */
const GRAY_FROM = [-0.25, 0.65] as const;
const GRAY_STAYS = 0.85;
/** Wider patches of light count less: they may be shading, not gray hair. */
const WIDELY = 0.3;
/** A swatch includes shine; the hair below it is darker. */
const BODY = 0.85;
/** The shares of the photo's estimated cast to use: amber to blue, and magenta to green. */
const [WARMTH, TINT] = [0.85, 0.2];
/** The share of shine (which has the light's color) in the brightest strand, and how much deeper tints are in shade. */
const SHINE = 0.45;
const DEEPENS = 0.18;
/**
 * Hair is often in less light than the face. A color near the hair's own (in log luminance) follows the hair's light,
 * within these limits.
 */
const NEAR = { all: 0.3, none: 2.5, darker: -1.3, lighter: 0.7 } as const;
/** Differences per channel up to which a color only tints the hair, and from which it replaces the hair's own color. */
const ALIKE = [0.15, 1.1] as const;
/**
 * Below the first difference (CIEDE2000), only the difference tints the hair. Beyond the second, all hair gets the
 * swatch's tint, since hair and light may be measured wrong. `FARTHEST` limits the factor of each channel.
 */
const SURELY_OTHER = [VERY_NEARLY, 7] as const;
const FARTHEST = 1.7;
/** Where a color stops being nearly the hair's own, its full difference starts to show. */
const AS_FAR = [VERY_NEARLY - 0.5, VERY_NEARLY + 0.5] as const;
/**
 * Strands lighter than the middle by `above` (logarithms) take up to `most` more of a darker dye, and `tint` times as
 * much of its hue, or they would look undyed or green.
 */
const TAKES_MORE = { above: [0, 0.6], most: 0.3, tint: 2.7 } as const;
/** The share of redder and paler hair that a tint evens out, or blond would turn ginger at its roots. */
const EVENLY = 0.5;
/** The share of undyed shine in the brightest tinted strands, or light brown would be ginger where it is lit. */
const PALER = 0.25;
/** Gray hair spread more than the first is patchy; beyond the second, dye evens it to `EVENED`. */
const PATCHED = [0.3, 0.5] as const;
const EVENED = 0.24;
/** Lit patches are evened only by this share, to keep clipped highlights. */
const LIT = 0.6;
/** Colors this different cover patches fully: hair of two colors was measured as one in between. */
const COVERS = [VERY_NEARLY, 6.5] as const;
/** How much a darker dye evens lighter lengths, in wide areas and within strands: shine stays. */
const TAKEN_DOWN = { wide: 0.8, strands: 0.35 } as const;
/** How far to trust a magenta cast on colorless hair, in logarithms: if ignored, dyed hair looks green beside skin. */
const ROSY = { believed: 0.7, most: 0.15 } as const;
/** How far to trust a cast shared by skin and hair, in logarithms of red over green: less red would look green. */
const REDDISH = 0.25;
/** Grays take this share less of both casts, or silver would turn pink. */
const NEUTRAL = 0.6;
/** Log luminance of black and white hair. */
const [BLACK, WHITE] = [-4.5, -0.5];
/** Spread of strands, and of light, in logarithms. */
const STRANDS: Spread = { black: 0.42, less: 0.24, least: 0.06, by: [0.45, 2.1] };
const LIGHT: Spread = { black: 0.7, less: 0.35, least: 0.12, by: [0.5, 1.15] };
/** The share of the room's shadows that stays with any color. */
const SHADE_STAYS = 0.8;
/** The darkest and lightest that light, and strands, make a pixel, in logarithms from the middle. */
const SHADE_ENDS = [-1.8, 1.3] as const;
const STRAND_ENDS = [-1.2, 1.1] as const;
/** The weight of shine from light relative to strands, and their sum at full shine. */
const LIGHT_SHINES = 0.35;
const ALL_SHINE = 1.6;
/** How far below the middle a tint still deepens, in logarithms. */
const DEEPEST = 1.2;
/** The lightest hair, as a share of white in the lamp's light, but at least this linear luminance. */
const LIGHTEST = [0.95, 0.3] as const;
/** How much of the lamp's cast a color gets, as a power: with none, brown would look gray in amber light. */
const IN_LAMP = 0.25;

/**
 * Hair color. Pigment absorbs light, so light and strands stay, in logarithms: only the middle moves to the new color,
 * and strands vary as much as in hair of that lightness. At the edge, the old hair is first taken out of each pixel.
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

/** How far the hair's color moves: the mean over its pixels, in CIEDE2000. */
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
  /** As seen on skin, with its full cast. */
  readonly light: Rgb;
  readonly own: Rgb | null;
  readonly tint: OwnTint;
  /** How surely hair is gray, white, or dark with gray strands. */
  readonly gray: number;
}

/** The light with the trusted share of its cast and half its brightness, in logarithms. */
function lampOf(light: Rgb): Rgb {
  const [r, g, b] = perChannel((c) => Math.log(light[c]));
  const warmth = (WARMTH * (r - b)) / 2;
  const tint = (TINT * (r + b - 2 * g)) / 3;
  const cast: Rgb = [Math.exp(warmth + tint / 2), Math.exp(-tint), Math.exp(tint / 2 - warmth)];
  const level = Math.sqrt(linearLuminance(light)) / linearLuminance(cast);
  return perChannel((c) => level * cast[c]);
}

/** A color in the lamp's light, and how light that is. */
function shownIn(lamp: Rgb, pigment: Rgb) {
  const color = perChannel((c) => BODY * pigment[c] * lamp[c]);
  const middle = linearLuminance(color);
  return { color, middle, log: Math.log(middle + FLOOR) };
}

/** White hair spreads `less` than `black`. A photo's spread is at least `least`, and its factor within `by`. */
interface Spread {
  readonly black: number;
  readonly less: number;
  readonly least: number;
  readonly by: readonly [number, number];
}

/** The factor from a photo's spread to that of hair this pale. */
const spreadBy = ({ black, less, least, by }: Spread, pale: number, spread: number): number =>
  clamp((black - less * pale) / Math.max(least, spread), ...by);

function finenessOf({ contrast, texture }: Strands, pale: number): (i: number) => number {
  const fine = spreadBy(STRANDS, pale, contrast);
  // Where light washed out the strands they need a larger factor, or dye leaves a flat patch.
  return (i) => {
    const here = texture[i] ?? contrast;
    return here < contrast ? spreadBy(STRANDS, pale, here) : fine;
  };
}

/** How far a pixel is above the middle: 1 where strands take the most dye. */
const aboveMiddle = ({ lit, strand }: Strands, i: number): number =>
  ramp((lit[i] ?? 0) + (strand[i] ?? 0), ...TAKES_MORE.above);

/** Writes the dyed color of a pixel of the strands. */
type Dyed = (i: number, into: Float32Array) => void;

/** @param isAll also dye lighter lengths, which lowlights leave */
function dyedIn(pigment: Rgb, { strands, photo, lamp, light, own, tint, gray }: Lit, isAll = true): Dyed {
  const { pixels, behind, lit, strand } = strands;
  const { color, middle, log: byLamp } = shownIn(lamp, pigment);
  const { off, ratio, darker, tinted, other } = own ? besideOwn(own, pigment, strands.middle, lamp) : STRANGE;
  const logMiddle = byLamp + off;
  const white = linearLuminance(lamp);
  const top = Math.max(LIGHTEST[1], white * LIGHTEST[0]);
  // 0 for black hair, 1 for white: light strands vary less and scatter light into shade.
  const pale = clamp((logMiddle - BLACK) / (WHITE - BLACK), 0, 1);
  const fineAt = finenessOf(strands, pale);
  const bend = spreadBy(LIGHT, pale, strands.unevenness);
  const patched = own ? gray * ramp(strands.unevenness, ...PATCHED) * ramp(awayFrom(own, pigment), ...COVERS) : 0;
  const evened = EVENED / Math.max(EVENED, strands.unevenness);
  const eased = (by: number, share = 1): number => by + (Math.min(by, evened) - by) * patched * share;
  const [inShade, inLight] = [eased(Math.max(bend, SHADE_STAYS)), eased(bend, LIT)];
  const { covered, filled } = coveredBy(strands, logMiddle, isAll ? other * (1 - gray) : 0);
  const staysAt = (i: number): number => tinted * (1 - patched) * (1 - (covered[i] ?? 0));
  /** A pixel's hair alone, without what is behind it. */
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
    // Hair that stays already has its tint.
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

/** A color in the photo's light, as far as its cast is trusted. */
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

/** Lowlights lighten nothing, and leave the lightest strands, which are the gray ones. */
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

/** How much rosier hair looks than measured, limited to a likely cast of the photo. */
function rosierThan(own: Rgb, seen: Rgb): number {
  const [r, g, b] = perChannel((c) => Math.log(seen[c] / Math.max(own[c], 1e-3)));
  return clamp(ROSY.believed * grayness(own) * ((r + b) / 2 - g), 0, ROSY.most);
}

/** Enough pixels to sample. */
const LOOKED_AT = 4000;

/** A sample of pure hair pixels: their indices and dyed colors. */
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

/** The quantiles of lightness that show the hair's color: shade is below, shine above. */
const MIDDLE = [0.25, 0.75] as const;

/** The sum of the colors of medium lightness. */
function middleOf(strands: Strands, dyed: Dyed): Rgb {
  const found = sampleOf(strands, dyed).map(([, color]) => color);
  const sorted = found.sort((a, b) => linearLuminance(a) - linearLuminance(b));
  const middle = sorted.slice(Math.floor(MIDDLE[0] * found.length), Math.ceil(MIDDLE[1] * found.length));
  return perChannel((c) => middle.reduce((sum, rgb) => sum + rgb[c], 0));
}

/** Factors that move `mean` toward the tint of `pigment` by a share, and keep its lightness. */
function toward(pigment: Rgb, mean: Rgb, share: number): Rgb {
  const [wanted, is] = [linearLuminance(pigment), linearLuminance(mean)];
  if (is <= 0) return [1, 1, 1];
  const toned = perChannel((c) =>
    clamp((pigment[c] / wanted / Math.max(mean[c] / is, 1e-3)) ** share, 1 / FARTHEST, FARTHEST),
  );
  const level = is / linearLuminance(times(toned, mean));
  return perChannel((c) => level * toned[c]);
}

/** Compresses highlights: no strand is brighter than a white surface in this light. */
function below(top: number, light: number): number {
  const knee = 0.6 * top;
  return light > knee ? top - (top - knee) * Math.exp((knee - light) / (top - knee)) : light;
}

const awayFrom = (own: Rgb, pigment: Rgb): number => deltaE00(linearToLab(own), linearToLab(pigment));

/** How a color differs from the hair's own. */
interface Beside {
  /** How much lighter hair of that color appears than in the lamp's light, in logarithms. */
  readonly off: number;
  /** Factors from the hair's own color to it, and the share of the result they determine. */
  readonly ratio: Rgb;
  readonly tinted: number;
  /** How much darker it is, in logarithms; 0 if it is lighter. */
  readonly darker: number;
  /** How surely it is another color. */
  readonly other: number;
}

const STRANGE: Beside = { off: 0, ratio: [1, 1, 1], darker: 0, tinted: 0, other: 1 };

/** @param seen log lightness of the middle of the hair as photographed */
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
