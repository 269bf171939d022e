import { type Lab, labToLinear, linearLuminance } from '@trueseason/style/color';
import type { Pixels } from '../lib/browser/picture.ts';
import { perChannel, quantile } from '../lib/math.ts';
import {
  border,
  ellipseAround,
  meanColor,
  type Planes,
  pixelAt,
  type Spot,
  sortByLight,
  type Triple,
} from './picture.ts';

/** What the light was read from; `camera` is a fallback to the camera's own guess. */
export type LightSource = 'background' | 'white' | 'skin' | 'camera';

export interface Light {
  readonly source: LightSource;
  /** The color of a white surface in that light, in linear sRGB. */
  readonly white: Triple;
  /** Standard uncertainty of the light's red-to-green and blue-to-green ratios, as log10. */
  readonly castSd: number;
  /** Standard uncertainty of L*. */
  readonly lightnessSd: number;
}

/** A chosen point on something white or on skin of known color. */
export interface LightHint {
  readonly spot: Spot;
  readonly skin?: Lab;
}

export type LightProblem = 'too_dark' | 'too_bright' | 'colored_light' | 'bad_hint';

/** Share of light that paper and white walls reflect. */
const WHITE_REFLECTANCE = 0.88;
const HINT_RADIUS = 0.035;
/** Least brightness and greatest spread of channels of a shop's white background, encoded. */
const SHOP_WHITE = 0.78;
const SHOP_SPREAD = 0.07;
const SHOP_SHARE = 0.62;
/** If some of the brightest part is gray, the camera found the light; otherwise it may have missed a lamp. */
const BRIGHT_SHARE = 0.15;
const GRAY_SHARE = 0.15;
/** With nine of ten pixels this warm, as log10 of red over blue, wood and lamplight look alike. */
const ALL_WARM = 0.28;
/** The error of cameras in daylight or store lighting, and under lamps in the evening. */
const TRUSTED_SD = 0.03;
const UNSURE_SD = 0.09;
/** A brighter channel is clipped. */
const CLIPPING_LEVEL = 0.985;
/** If the mean luminance of the brightest part is lower, noise dominates. */
const MIN_LUMINANCE = 0.045;

/** Reads the light from the chosen point or a shop's white background, or else trusts the camera. */
export function findLight(linear: Planes, pixels: Pixels, hint?: LightHint): Light | LightProblem {
  if (hint) return lightFromHint(linear, pixels, hint);
  return lightFromBackground(linear, pixels) ?? lightFromCamera(linear);
}

function lightFromHint(linear: Planes, pixels: Pixels, { spot, skin }: LightHint): Light | LightProblem {
  const ratio = pixels.width / pixels.height;
  const hintPixels = ellipseAround(spot, [HINT_RADIUS, HINT_RADIUS * ratio], pixels);
  const unclipped = hintPixels.filter((pixel) => Math.max(...pixelAt(linear, pixel)) < CLIPPING_LEVEL);
  if (unclipped.length < hintPixels.length / 2) return 'too_bright';
  const hintColor = meanColor(linear, unclipped);
  if (Math.min(...hintColor) < 0.004) return 'too_dark';
  const reflectance = skin ? labToLinear(skin) : perChannel(() => WHITE_REFLECTANCE);
  const white = perChannel((c) => hintColor[c] / reflectance[c]);
  // No lamp has such a color, so the point is not on white or skin.
  if (Math.abs(Math.log10(white[0] / white[1])) > 0.35 || Math.abs(Math.log10(white[2] / white[1])) > 0.6) {
    return 'bad_hint';
  }
  return skin
    ? { source: 'skin', white, castSd: 0.035, lightnessSd: 7 }
    : { source: 'white', white, castSd: 0.012, lightnessSd: 4 };
}

function lightFromBackground(linear: Planes, pixels: Pixels): Light | null {
  const edge = border(pixels);
  const white = edge.filter((pixel) => {
    const color = pixelAt(linear, pixel);
    return Math.min(...color) > SHOP_WHITE && Math.max(...color) - Math.min(...color) < SHOP_SPREAD * 2;
  });
  if (white.length < edge.length * SHOP_SHARE) return null;
  return { source: 'background', white: meanColor(linear, white), castSd: 0.012, lightnessSd: 4 };
}

function lightFromCamera(linear: Planes): Light | LightProblem {
  const pixels = sortByLight(linear, [...Array(linear.length / 3).keys()]);
  const bright = pixels.slice(-Math.ceil(pixels.length * BRIGHT_SHARE));
  if (linearLuminance(meanColor(linear, bright)) < MIN_LUMINANCE) return 'too_dark';
  const warmths = Float64Array.from(pixels, (pixel) => warmthOf(pixelAt(linear, pixel))).sort();
  if (quantile(warmths, 0.1) > ALL_WARM) return 'colored_light';
  const gray = bright.filter((pixel) => isGray(pixelAt(linear, pixel)));
  const castSd = gray.length >= bright.length * GRAY_SHARE ? TRUSTED_SD : UNSURE_SD;
  return { source: 'camera', white: [1, 1, 1], castSd, lightnessSd: 8 };
}

const warmthOf = ([r, , b]: Triple): number => Math.log10((r + 0.004) / (b + 0.004));

const isGray = ([r, g, b]: Triple): boolean =>
  Math.abs(warmthOf([r, g, b])) < 0.1 && Math.abs(warmthOf([g, g, b])) < 0.08;
