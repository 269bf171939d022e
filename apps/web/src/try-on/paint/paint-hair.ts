import type { ColorUse } from '@trueseason/contracts';
import { deltaE00, linearLuminance, linearToLab, type Rgb } from '@trueseason/style/color';
import { VERY_NEARLY } from '@trueseason/style/seasons/hair-reach';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, type Channel, clamp, perChannel } from '../../lib/math.ts';
import type { FacePhoto } from './face-photo.ts';
import { bleachCover, grayCertainty, grayness, type NaturalTint, naturalTintOf } from './own-hair.ts';
import { clampedLab, type Layer, multiply, paintPixels, pixelOf, ramp } from './paint.ts';
import { ALL_HAIR, FLOOR, type Strands } from './strands.ts';

/** Lowlights leave up to `GRAY_KEPT` of strands that are this much lighter than others, in logarithms. */
const GRAY_LIGHTNESS = [-0.25, 0.65] as const;
const GRAY_KEPT = 0.85;
/** Wider patches of light count less: they may be shading, not gray hair. */
const WIDE_LIGHT_WEIGHT = 0.3;
/** A swatch includes shine; the hair below it is darker. */
const BODY_BRIGHTNESS = 0.85;
/** The shares of the photo's estimated cast to use: amber to blue, and magenta to green. */
const WARMTH_SHARE = 0.85;
const TINT_SHARE = 0.2;
/** The share of shine (which has the light's color) in the brightest strand, and how much deeper tints are in shade. */
const SHINE_SHARE = 0.45;
const SHADE_DEPTH = 0.18;
/**
 * Hair is often in less light than the face. A color near the hair's own (in log luminance) follows the hair's light,
 * within these limits.
 */
const NEAR_COLOR = { all: 0.3, none: 2.5, darker: -1.3, lighter: 0.7 } as const;
/** Differences per channel up to which a color only tints the hair, and from which it replaces the hair's own color. */
const TINT_DIFFERENCE = [0.15, 1.1] as const;
/**
 * Below the first difference (CIEDE2000), only the difference tints the hair. Beyond the second, all hair gets the
 * swatch's tint, since hair and light may be measured wrong. `MAX_FACTOR` limits the factor of each channel.
 */
const OTHER_COLOR = [VERY_NEARLY, 7] as const;
const MAX_FACTOR = 1.7;
/** Where a color stops being nearly the hair's own, its full difference starts to show. */
const FULL_DIFFERENCE = [VERY_NEARLY - 0.5, VERY_NEARLY + 0.5] as const;
/**
 * Strands lighter than the middle by `lightness` (logarithms) take up to `most` more of a darker dye, and `tint` times as
 * much of its hue, or they would look undyed or green.
 */
const LIGHT_STRANDS = { above: [0, 0.6], most: 0.3, tint: 2.7 } as const;
/** The share of redder and paler hair that a tint evens out, or blond would turn ginger at its roots. */
const EVENNESS = 0.5;
/** The share of undyed shine in the brightest tinted strands, or light brown would be ginger where it is lit. */
const UNDYED_SHINE = 0.25;
/** Gray hair spread more than the first is patchy; beyond the second, dye evens it to `EVEN_SPREAD`. */
const PATCHINESS = [0.3, 0.5] as const;
const EVEN_SPREAD = 0.24;
/** Lit patches are evened only by this share, to keep clipped highlights. */
const LIT_EVENNESS = 0.6;
/** Colors this different cover patches fully: hair of two colors was measured as one in between. */
const COVERING_DIFFERENCE = [VERY_NEARLY, 6.5] as const;
/** How much a darker dye evens lighter lengths, in wide areas and within strands: shine stays. */
const DARKENING = { wide: 0.8, strands: 0.35 } as const;
/** How far to trust a magenta cast on colorless hair, in logarithms: if ignored, dyed hair looks green next to skin. */
const MAGENTA_CAST = { believed: 0.7, most: 0.15 } as const;
/** How far to trust a cast shared by skin and hair, in logarithms of red over green: less red would look green. */
const MAX_RED_CAST = 0.25;
/** Grays take this share less of both casts, or silver would turn pink. */
const GRAY_CAST = 0.6;
/** Log luminance of black and white hair. */
const BLACK = -4.5;
const WHITE = -0.5;
/** Spread of strands, and of light, in logarithms. */
const STRANDS: Spread = { black: 0.42, less: 0.24, least: 0.06, factorLimits: [0.45, 2.1] };
const LIGHT: Spread = { black: 0.7, less: 0.35, least: 0.12, factorLimits: [0.5, 1.15] };
/** The share of the room's shadows that stays with any color. */
const SHADE_KEPT = 0.8;
/** The darkest and lightest that light, and strands, make a pixel, in logarithms from the middle. */
const SHADE_LIMITS = [-1.8, 1.3] as const;
const STRAND_LIMITS = [-1.2, 1.1] as const;
/** The weight of shine from light relative to strands, and their sum at full shine. */
const LIGHT_SHINE = 0.35;
const FULL_SHINE = 1.6;
/** How far below the middle a tint still deepens, in logarithms. */
const MAX_DEPTH = 1.2;
/** The lightest hair, as a share of white in the lamp's light, but at least this linear luminance. */
const LIGHTEST_HAIR = [0.95, 0.3] as const;
/** How much of the lamp's cast a color gets, as a power: with none, brown would look gray in amber light. */
const LAMP_CAST = 0.25;

/**
 * Hair color. Pigment absorbs light, so light and strands stay, in logarithms: only the middle moves to the new color,
 * and strands vary as much as in hair of that lightness. At the edge, the old hair is first taken out of each pixel.
 */
export function hairLayer({ pixels, strands, light, hair }: FacePhoto, use?: ColorUse): Layer | null {
  if (!strands) return null;
  const litHair: LitHair = {
    strands,
    photo: pixels,
    lamp: lampOf(light),
    light,
    ownColor: hair,
    tint: naturalTintOf(strands, pixels),
    gray: hair ? grayCertainty(hair, strands, pixels, light) : 0,
  };
  const dyeWith = (pigment: Rgb): PixelDye =>
    use === 'lowlights' ? lowlightsOver(dyeHair(pigment, litHair, false), litHair) : dyeHair(pigment, litHair);
  const undyed: PixelDye = (i, into) => into.set(pixelOf(pixels, strands.pixels[i] ?? 0));
  return {
    paint: (target, pigment) => paintPixels(target, strands.pixels, dyeWith(pigment)),
    colorChange: (pigment, otherPigment) =>
      meanChange(strands, dyeWith(pigment), otherPigment ? dyeWith(otherPigment) : undyed),
    isNaturalColor: (pigment) => hair !== null && differenceOf(hair, pigment) < VERY_NEARLY,
  };
}

/** How far the hair's color moves: the mean over its pixels, in CIEDE2000. */
const meanChange = (strands: Strands, dyed: PixelDye, baseline: PixelDye): number => {
  const baselineSample = sampleOf(strands, baseline);
  const changes = sampleOf(strands, dyed).map(([, color], i) =>
    deltaE00(clampedLab(baselineSample[i]?.[1] ?? color), clampedLab(color)),
  );
  return changes.reduce((sum, change) => sum + change, 0) / Math.max(1, changes.length);
};

/** Hair in the light of a photo. */
interface LitHair {
  readonly strands: Strands;
  readonly photo: Pixels;
  readonly lamp: Rgb;
  /** As seen on skin, with its full cast. */
  readonly light: Rgb;
  readonly ownColor: Rgb | null;
  readonly tint: NaturalTint;
  /** How surely hair is gray, white, or dark with gray strands. */
  readonly gray: number;
}

/** The light with the trusted share of its cast and half its brightness, in logarithms. */
function lampOf(light: Rgb): Rgb {
  const [r, g, b] = perChannel((c) => Math.log(light[c]));
  const warmth = (WARMTH_SHARE * (r - b)) / 2;
  const tint = (TINT_SHARE * (r + b - 2 * g)) / 3;
  const cast: Rgb = [Math.exp(warmth + tint / 2), Math.exp(-tint), Math.exp(tint / 2 - warmth)];
  const level = Math.sqrt(linearLuminance(light)) / linearLuminance(cast);
  return perChannel((c) => level * cast[c]);
}

/** A color in the lamp's light, and how light that is. */
function colorUnder(lamp: Rgb, pigment: Rgb) {
  const color = perChannel((c) => BODY_BRIGHTNESS * pigment[c] * lamp[c]);
  const middle = linearLuminance(color);
  return { color, middle, log: Math.log(middle + FLOOR) };
}

/** White hair spreads `less` than `black`. A photo's spread is at least `least`, and its factor within `factorLimits`. */
interface Spread {
  readonly black: number;
  readonly less: number;
  readonly least: number;
  readonly factorLimits: readonly [number, number];
}

/** The factor from a photo's spread to that of hair this pale. */
const spreadFactor = ({ black, less, least, factorLimits }: Spread, paleness: number, spread: number): number =>
  clamp((black - less * paleness) / Math.max(least, spread), ...factorLimits);

function strandFactors({ contrast, texture }: Strands, paleness: number): (i: number) => number {
  const usualFactor = spreadFactor(STRANDS, paleness, contrast);
  // Where light washed out the strands they need a larger factor, or dye leaves a flat patch.
  return (i) => {
    const localTexture = texture[i] ?? contrast;
    return localTexture < contrast ? spreadFactor(STRANDS, paleness, localTexture) : usualFactor;
  };
}

/** How far a pixel is above the middle: 1 where strands take the most dye. */
const aboveMiddle = ({ lightness: lightnesses, strand }: Strands, i: number): number =>
  ramp((lightnesses[i] ?? 0) + (strand[i] ?? 0), ...LIGHT_STRANDS.above);

/** Writes the dyed color of a pixel of the strands. */
type PixelDye = (i: number, into: Float32Array) => void;

/** @param coversBleached also dye lighter lengths, which lowlights leave */
function dyeHair(
  pigment: Rgb,
  { strands, photo, lamp, light, ownColor, tint, gray }: LitHair,
  coversBleached = true,
): PixelDye {
  const { pixels, background, lightness: lightnesses, strand } = strands;
  const { color, middle, log: lampLog } = colorUnder(lamp, pigment);
  const { lightOffset, ratio, darker, tinted, other } = ownColor
    ? shiftFrom(ownColor, pigment, strands.middle, lamp)
    : UNRELATED;
  const logMiddle = lampLog + lightOffset;
  const white = linearLuminance(lamp);
  const top = Math.max(LIGHTEST_HAIR[1], white * LIGHTEST_HAIR[0]);
  // 0 for black hair, 1 for white: light strands vary less and scatter light into shade.
  const paleness = clamp((logMiddle - BLACK) / (WHITE - BLACK), 0, 1);
  const strandFactorAt = strandFactors(strands, paleness);
  const lightFactor = spreadFactor(LIGHT, paleness, strands.unevenness);
  const patchiness = ownColor
    ? gray * ramp(strands.unevenness, ...PATCHINESS) * ramp(differenceOf(ownColor, pigment), ...COVERING_DIFFERENCE)
    : 0;
  const evenFactor = EVEN_SPREAD / Math.max(EVEN_SPREAD, strands.unevenness);
  const evenedFactor = (factor: number, share = 1): number =>
    factor + (Math.min(factor, evenFactor) - factor) * patchiness * share;
  const shadeFactor = evenedFactor(Math.max(lightFactor, SHADE_KEPT));
  const highlightFactor = evenedFactor(lightFactor, LIT_EVENNESS);
  const { covered, filled } = bleachCover(strands, logMiddle, coversBleached ? other * (1 - gray) : 0);
  const keptShareAt = (i: number): number => tinted * (1 - patchiness) * (1 - (covered[i] ?? 0));
  /** A pixel's hair, without its background. */
  const hairIn: PixelDye = (i, into) => {
    const coveredShare = covered[i] ?? 0;
    const lightLog = (lightnesses[i] ?? 0) * (1 - DARKENING.wide * coveredShare);
    const strandLog = (strand[i] ?? 0) * strandFactorAt(i) * (1 - DARKENING.strands * coveredShare);
    const shade = clamp(lightLog * (lightLog < 0 ? shadeFactor : highlightFactor), ...SHADE_LIMITS);
    const log = logMiddle + shade + clamp(strandLog, ...STRAND_LIMITS);
    const luminance = Math.max(0, Math.exp(log) - FLOOR);
    const limited = compressHighlights(top, luminance);
    const shine =
      (SHINE_SHARE * (clamp(strandLog, 0, STRAND_LIMITS[1]) + LIGHT_SHINE * clamp(shade, 0, SHADE_LIMITS[1]))) /
      FULL_SHINE;
    const depth = 1 + SHADE_DEPTH * clamp(logMiddle - log, 0, MAX_DEPTH);
    for (const c of CHANNELS) into[c] = (color[c] / middle) ** depth * (1 - shine) + (lamp[c] / white) * shine;
    const level = limited / luminanceOf(into);
    const photographed = pixelOf(photo, pixels[i] ?? 0);
    const lightest = Math.max(...photographed, top);
    const keptShare = keptShareAt(i);
    const depthFactor = Math.exp(-darker * aboveMiddle(strands, i));
    for (const c of CHANNELS) {
      const hair = (filled[i] ?? 0) * (into[c] ?? 0) * level;
      const original = Math.max(0, photographed[c] - backgroundIn(i, c));
      const stain = original * ratio[c] * depthFactor;
      into[c] = hair + (Math.min(stain, Math.max(original, compressHighlights(lightest, stain))) - hair) * keptShare;
    }
  };
  const backgroundIn = (i: number, c: Channel) => (1 - (filled[i] ?? 0)) * (background[i * 3 + c] ?? 0);
  const inLamp = inLampOf(pigment, { ownColor, tint, lamp, light });
  const mean = middleOf(strands, hairIn);
  const toneFactors = toneFactorsOf(inLamp, mean, other);
  const meanLuminance = Math.max(1e-6, linearLuminance(mean));
  return (i, into) => {
    hairIn(i, into);
    const luminance = luminanceOf(into);
    const keptShare = keptShareAt(i);
    const lightness = aboveMiddle(strands, i);
    const evenness = keptShare * Math.max(EVENNESS * other, LIGHT_STRANDS.tint * darker * lightness);
    const ownTintShare = (1 - keptShare) * (1 - (covered[i] ?? 0));
    // Hair that stays already has its tint.
    for (const c of CHANNELS) {
      const tintHere = (into[c] ?? 0) / Math.max(1e-6, luminance);
      const tintFactor = (Math.max(mean[c] / meanLuminance, 1e-3) / Math.max(tintHere, 1e-3)) ** evenness;
      into[c] =
        (into[c] ?? 0) * (tint.factors[i * 3 + c] ?? 1) ** ownTintShare * clamp(tintFactor, 1 / MAX_FACTOR, MAX_FACTOR);
    }
    const level = luminance / Math.max(1e-6, luminanceOf(into));
    const undyedShare = Math.max(0, UNDYED_SHINE - darker) * keptShare * other * lightness;
    for (const c of CHANNELS) {
      const dyedValue = (into[c] ?? 0) * level * toneFactors[c];
      into[c] = backgroundIn(i, c) + dyedValue + ((luminance * lamp[c]) / white - dyedValue) * undyedShare;
    }
  };
}

/** A color in the photo's light, as far as its cast is trusted. */
function inLampOf(
  pigment: Rgb,
  { ownColor, tint, lamp, light }: Pick<LitHair, 'ownColor' | 'tint' | 'lamp' | 'light'>,
): Rgb {
  const castShare = 1 - GRAY_CAST * grayness(pigment);
  const magentaCast = ownColor && tint.middle ? castShare * magentaCastOf(ownColor, tint.middle) : 0;
  const redderThan = (color: Rgb) => (tint.middle ? rednessOf(tint.middle) - rednessOf(color) : 0);
  const redCast = clamp(rednessOf(light), 0, MAX_RED_CAST);
  const lightCast =
    castShare * clamp(redderThan(pigment), 0, ownColor ? clamp(redderThan(ownColor), 0, redCast) : redCast);
  const trustedCast = Math.max(0, lightCast - magentaCast) / Math.max(rednessOf(light), 1e-3);
  const [r, g, b] = perChannel((c) => pigment[c] * lamp[c] ** LAMP_CAST * light[c] ** trustedCast);
  return [r, g * Math.exp(-magentaCast), b];
}

/** Lowlights lighten nothing, and leave the lightest strands, which are the gray ones. */
function lowlightsOver(
  dye: PixelDye,
  { photo, strands: { pixels, lightness: lightnesses, strand } }: LitHair,
): PixelDye {
  return (i, into) => {
    dye(i, into);
    const keptShare = GRAY_KEPT * ramp((strand[i] ?? 0) + WIDE_LIGHT_WEIGHT * (lightnesses[i] ?? 0), ...GRAY_LIGHTNESS);
    const photographed = pixelOf(photo, pixels[i] ?? 0);
    const darkening = Math.min(1, linearLuminance(photographed) / Math.max(1e-6, luminanceOf(into)));
    for (const c of CHANNELS) into[c] = (into[c] ?? 0) * darkening * (1 - keptShare) + photographed[c] * keptShare;
  };
}

const luminanceOf = (into: Float32Array): number => linearLuminance([into[0] ?? 0, into[1] ?? 0, into[2] ?? 0]);

const rednessOf = ([r, g]: Rgb): number => Math.log(Math.max(r, 1e-3) / Math.max(g, 1e-3));

/** How much rosier hair looks than measured, limited to a likely cast of the photo. */
function magentaCastOf(own: Rgb, photographed: Rgb): number {
  const [r, g, b] = perChannel((c) => Math.log(photographed[c] / Math.max(own[c], 1e-3)));
  return clamp(MAGENTA_CAST.believed * grayness(own) * ((r + b) / 2 - g), 0, MAGENTA_CAST.most);
}

/** Enough pixels to sample. */
const SAMPLE_SIZE = 4000;

/** A sample of pure hair pixels: their indices and dyed colors. */
function sampleOf({ pixels, shares }: Strands, dye: PixelDye): (readonly [number, Rgb])[] {
  const into = new Float32Array(3);
  const sample: (readonly [number, Rgb])[] = [];
  for (let i = 0; i < pixels.length; i += Math.max(1, Math.floor(pixels.length / SAMPLE_SIZE))) {
    if ((shares[i] ?? 0) < ALL_HAIR) continue;
    dye(i, into);
    sample.push([i, perChannel((c) => into[c] ?? 0)]);
  }
  return sample;
}

/** The quantiles of lightness that show the hair's color: shade is below, shine above. */
const MIDDLE_QUANTILES = [0.25, 0.75] as const;

/** The sum of the colors of medium lightness. */
function middleOf(strands: Strands, dye: PixelDye): Rgb {
  const sample = sampleOf(strands, dye).map(([, color]) => color);
  const sorted = sample.sort((a, b) => linearLuminance(a) - linearLuminance(b));
  const middle = sorted.slice(
    Math.floor(MIDDLE_QUANTILES[0] * sample.length),
    Math.ceil(MIDDLE_QUANTILES[1] * sample.length),
  );
  return perChannel((c) => middle.reduce((sum, rgb) => sum + rgb[c], 0));
}

/** Factors that move `mean` toward the tint of `pigment` by a share, and keep its lightness. */
function toneFactorsOf(pigment: Rgb, mean: Rgb, share: number): Rgb {
  const targetLuminance = linearLuminance(pigment);
  const luminance = linearLuminance(mean);
  if (luminance <= 0) return [1, 1, 1];
  const factors = perChannel((c) =>
    clamp((pigment[c] / targetLuminance / Math.max(mean[c] / luminance, 1e-3)) ** share, 1 / MAX_FACTOR, MAX_FACTOR),
  );
  const level = luminance / linearLuminance(multiply(factors, mean));
  return perChannel((c) => level * factors[c]);
}

/** Compresses highlights: no strand is brighter than a white surface in this light. */
function compressHighlights(top: number, light: number): number {
  const knee = 0.6 * top;
  return light > knee ? top - (top - knee) * Math.exp((knee - light) / (top - knee)) : light;
}

const differenceOf = (own: Rgb, pigment: Rgb): number => deltaE00(linearToLab(own), linearToLab(pigment));

/** How a color differs from the hair's own. */
interface ColorShift {
  /** How much lighter hair of that color appears than in the lamp's light, in logarithms. */
  readonly lightOffset: number;
  /** Factors from the hair's own color to it, and the share of the result they determine. */
  readonly ratio: Rgb;
  readonly tinted: number;
  /** How much darker it is, in logarithms; 0 if it is lighter. */
  readonly darker: number;
  /** How surely it is another color. */
  readonly other: number;
}

const UNRELATED: ColorShift = { lightOffset: 0, ratio: [1, 1, 1], darker: 0, tinted: 0, other: 1 };

/** @param photographedLog log lightness of the middle of the hair as photographed */
function shiftFrom(own: Rgb, pigment: Rgb, photographedLog: number, lamp: Rgb): ColorShift {
  const difference = differenceOf(own, pigment);
  const other = ramp(difference, ...OTHER_COLOR);
  const fullness = ramp(difference, ...FULL_DIFFERENCE);
  const weight = Math.max(fullness, ramp(difference, 0, OTHER_COLOR[1]));
  const ratio = perChannel((c) => (Math.max(pigment[c], 1e-3) / Math.max(own[c], 1e-3)) ** weight);
  const maxRatio = Math.max(...ratio.map((factor) => Math.abs(Math.log(factor))));
  const ownLog = colorUnder(lamp, own).log;
  const pigmentLog = colorUnder(lamp, pigment).log;
  const nearness = 1 - ramp(Math.abs(pigmentLog - ownLog), NEAR_COLOR.all, NEAR_COLOR.none);
  return {
    lightOffset: nearness * clamp(photographedLog - ownLog, NEAR_COLOR.darker, NEAR_COLOR.lighter),
    ratio,
    darker: fullness * clamp(Math.log(linearLuminance(own) / linearLuminance(pigment)), 0, LIGHT_STRANDS.most),
    tinted: 1 - ramp(maxRatio, ...TINT_DIFFERENCE) * other,
    other,
  };
}
