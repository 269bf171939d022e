import { linearLuminance, type Rgb } from '@trueseason/style/color';
import { boxOf } from '../../drape/lines.ts';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, type Channel, clamp, perChannel } from '../../lib/math.ts';
import { lipstickOutside } from './beyond-line.ts';
import type { FacePhoto } from './face-photo.ts';
import { lipLine } from './lip-line.ts';
import { fillMask, type Line, type Mask, smoothLine, soften, subtract } from './mask.ts';
import {
  film,
  type Layer,
  middleColor,
  multiply,
  paintStroke,
  pixelBelow,
  pixelOf,
  type Reflection,
  ramp,
  type Stroke,
  separateReflection,
  strokeOf,
} from './paint.ts';
import { teethMask } from './teeth.ts';

interface Texture {
  /** The share of the lip's own texture that it hides. */
  readonly coverage: number;
  /** How far the lips' average moves from their own color to the swatch. */
  readonly depth: number;
  /** The share of white reflections that remains. */
  readonly shine: number;
}
const SATIN: Texture = { coverage: 0.74, depth: 0.94, shine: 0.4 };
const SHEER: Texture = { coverage: 0.4, depth: 0.48, shine: 0.85 };
/** Lipstick evens out the two lips: an exponent on how much darker one is. */
const EVENNESS = 0.85;
/** How much lipstick emphasizes the lines and curves of the lips. */
const LINE_EMPHASIS = 1.5;
/** The size of lines and curves, in mouth widths, and the least share of lips nearby to compare with. */
const LINE_SIZE = 0.1;
const MIN_COVER = 0.05;
/** Relative to the lip's middle: pixels darker than the first are gaps or hairs, lighter than the second are lip. */
const GAP_SHADE = 0.12;
const LIP_SHADE = 0.45;
/** Darker pixels do not count toward the lips' color, or gaps would make the film lighter. */
const MIN_SHADE = 0.25;
/** The largest factor per channel by which the film changes so that both lips look like the swatch. */
const MAX_FACTOR = 1.6;
/** How much of the photo's light it gets, as a power: the swatch is seen on the same screen. */
const LIGHT_SHARE = 0.5;
/** White reflections: hair below `HAIR_SHINE`; from `MOIST_SHINE` to `TEETH_SHINE`, moist lip (which pigment covers) turns into teeth. */
const HAIR_SHINE = 0.1;
const MOIST_SHINE = 0.4;
const TEETH_SHINE = 0.72;
/** Beyond this multiple of the middle's light, the film shows only this share of it. */
const HIGHLIGHT_START = 1.25;
const HIGHLIGHT_SHARE = 0.6;
/** In mouth widths: the film's soft edge inside its line, and the skin to look at around it. */
const SOFT_EDGE = 0.014;
const SKIN_MARGIN = 0.12;
/** Lips extend into the mouth past their line (in mouth widths), but leave this share of a narrow opening. */
const INNER_EXTENSION = 0.02;
const MIN_OPENING = 0.2;

const toothShare = (mirrored: number): number => ramp(mirrored, MOIST_SHINE, TEETH_SHINE);
const evenShade = (shade: number): number => shade + (shade ** EVENNESS - shade) * ramp(shade, GAP_SHADE, LIP_SHADE);

/** Whether a line is the inner line of open lips. */
const isInnerLine = (line: Line, lines: readonly Line[]): boolean => {
  const { y0, y1 } = boxOf(line);
  return lines.map(boxOf).some((other) => other.y0 < y0 && other.y1 > y1);
};

function narrowOpening(line: Line, extension: number): Line {
  const { y0, y1 } = boxOf(line);
  const middle = (y0 + y1) / 2;
  const half = (y1 - y0) / 2;
  const keptShare = half > 0 ? Math.max(MIN_OPENING, 1 - extension / half) : 1;
  return line.map(([x, y]) => [x, middle + (y - middle) * keptShare]);
}

/** The lips with a hard and a soft edge, and their color; null if the photo shows none. */
function lipsOf(photo: FacePhoto) {
  const { pixels, linesOf } = photo;
  const outlines = linesOf('lips').map(smoothLine);
  if (outlines.length === 0) return null;
  const { x0, x1 } = boxOf(outlines.flat());
  const mouth = x1 - x0;
  const opening = outlines.find((line) => isInnerLine(line, outlines));
  const lines = outlines.map((line) =>
    isInnerLine(line, outlines) ? narrowOpening(line, INNER_EXTENSION * mouth) : lipLine(pixels, line, opening),
  );
  const enclosed = fillMask(lines, SKIN_MARGIN * mouth, pixels);
  const enclosedColor = middleColor(pixels, enclosed);
  const teeth = opening && enclosedColor ? [teethMask(photo, opening, enclosedColor, mouth)] : [];
  const hard = subtract(enclosed, teeth);
  const lip = middleColor(pixels, hard);
  return lip && { mouth, hard, soft: subtract(featherMask(enclosed, SOFT_EDGE * mouth), teeth), lip };
}

/**
 * Lipstick. Each pixel is split into a shade of the lip's own color, which takes the pigment, and white reflections,
 * which stay, as do teeth because they are nearly white.
 */
export function lipsLayer(photo: FacePhoto, isSheer = false): Layer | null {
  const { pixels, light } = photo;
  const { coverage, depth, shine: remainingShine } = isSheer ? SHEER : SATIN;
  const lips = lipsOf(photo);
  if (!lips) return null;
  const { mouth, hard, soft, lip } = lips;
  const stroke = strokeOf([soft], pixels);
  const oldLipstick = strokeOutside(pixels, soft, lipstickOutside(pixels, hard, lip, mouth));
  const { shade, shine } = separateReflection(lip, light);
  const level = linearLuminance(light) / linearLuminance(lip);
  const shadeNear = nearbyMean(pixels, hard, LINE_SIZE * mouth, shade);
  const hiddenShine = (mirrored: number): number => {
    const isLip = Math.min(1, mirrored / HAIR_SHINE) * (1 - toothShare(mirrored));
    return (1 - remainingShine) * mirrored * isLip;
  };
  /** A shade of the lip, seen through the film. */
  const shadeThroughFilm = (scattered: number, nearbyShade: number): number => {
    const lines = clamp(scattered / Math.max(1e-3, nearbyShade), 0.5, 2);
    return evenShade(scattered) * lines ** ((LINE_EMPHASIS - 1) * ramp(scattered, GAP_SHADE, LIP_SHADE));
  };
  /** The share of a pixel that takes the film's color; its other light goes into `into`. */
  const filmShare = (r: number, g: number, b: number, into: Float32Array, pixel: number): number => {
    const scattered = shade(r, g, b);
    const mirrored = shine(r, g, b);
    const hiddenLight = hiddenShine(mirrored);
    const unfilmed = (value: number, c: Channel) =>
      (mirrored - hiddenLight) * light[c] + (value - scattered * lip[c] - mirrored * light[c]) * (1 - coverage);
    into[0] = unfilmed(r, 0);
    into[1] = unfilmed(g, 1);
    into[2] = unfilmed(b, 2);
    return (
      scattered +
      (shadeThroughFilm(scattered, shadeNear(pixel, scattered)) - scattered) * (1 - toothShare(mirrored)) +
      hiddenLight * level
    );
  };
  const meanOfLips = (read: typeof filmShare) =>
    meanOf(pixels, hard, (r, g, b, into, pixel) =>
      shine(r, g, b) < TEETH_SHINE && shade(r, g, b) > MIN_SHADE ? read(r, g, b, into, pixel) : null,
    );
  const { film: meanShare } = meanOfLips(filmShare);
  /** Compresses highlights in the film, or they would glow. */
  const compressedShare: typeof filmShare = (r, g, b, into, pixel) => {
    const share = filmShare(r, g, b, into, pixel);
    const limit = HIGHLIGHT_START * meanShare;
    return share > limit ? limit + (share - limit) * HIGHLIGHT_SHARE : share;
  };
  const mean = meanOfLips(compressedShare);
  return {
    paint: (target, pigment) => {
      const plainFilm = film(lip, multiply(pigment, light), coverage);
      // On average, both lips look like the swatch, as far as it hides them.
      const swatch = perChannel((c) => pigment[c] * light[c] ** LIGHT_SHARE);
      const swatchFilm = film(mean.photographed, swatch, depth);
      const filmColor = perChannel((c) =>
        clamp((swatchFilm[c] - mean.rest[c]) / mean.film, plainFilm[c] / MAX_FACTOR, plainFilm[c] * MAX_FACTOR),
      );
      paintStroke(target, stroke, (r, g, b, into, pixel) => {
        const share = compressedShare(r, g, b, into, pixel);
        const otherShare = Math.max(toothShare(shine(r, g, b)), 1 - ramp(shade(r, g, b), GAP_SHADE, LIP_SHADE));
        for (const c of CHANNELS)
          into[c] = (into[c] ?? 0) + share * (filmColor[c] + (plainFilm[c] - filmColor[c]) * otherShare);
      });
      replaceOldLipstick(target, oldLipstick, lip, filmColor, shadeNear);
    },
  };
}

/** Where the lips' own color shows outside the film. */
const strokeOutside = (photo: Pixels, film: Mask, lipstick: Float32Array | null): Stroke | null =>
  lipstick &&
  strokeOf([{ ...film, values: lipstick.map((share, i) => Math.max(0, share - (film.values[i] ?? 0))) }], photo);

/** Replaces that color with the new one, and keeps the skin mixed into it. */
function replaceOldLipstick(
  target: Pixels,
  oldLipstick: Stroke | null,
  lip: Rgb,
  filmColor: Rgb,
  shadeNear: (pixel: number, fallback: number) => number,
): void {
  if (!oldLipstick) return;
  const level = linearLuminance(lip);
  paintStroke(target, oldLipstick, (r, g, b, into, pixel) => {
    // Darker pixels are between the lips.
    const shadeHere = Math.min(shadeNear(pixel, 1), linearLuminance([r, g, b]) / level);
    into[0] = r + shadeHere * (filmColor[0] - lip[0]);
    into[1] = g + shadeHere * (filmColor[1] - lip[1]);
    into[2] = b + shadeHere * (filmColor[2] - lip[2]);
  });
}

/** Fades a mask out toward its edge, and covers nothing beyond it. */
function featherMask(mask: Mask, width: number): Mask {
  const soft = soften(mask, width);
  return { ...soft, values: soft.values.map((value) => clamp((value - 0.3) / 0.5, 0, 1)) };
}

/** The means of the film's shares and of the colors below a mask, where `filmShareOf` is not null. */
function meanOf(
  photo: Pixels,
  mask: Mask,
  filmShareOf: (r: number, g: number, b: number, rest: Float32Array, pixel: number) => number | null,
): { readonly film: number; readonly rest: Rgb; readonly photographed: Rgb } {
  const rest = new Float32Array(3);
  const sums: [number, number, number] = [0, 0, 0];
  const photographedSums: [number, number, number] = [0, 0, 0];
  let count = 0;
  let film = 0;
  for (const [i, value] of mask.values.entries()) {
    if (value < 0.9) continue;
    const pixel = pixelBelow(mask, i, photo);
    const color = pixelOf(photo, pixel);
    const share = filmShareOf(...color, rest, pixel);
    if (share === null) continue;
    count += 1;
    film += share;
    for (const c of CHANNELS) {
      sums[c] += rest[c] ?? 0;
      photographedSums[c] += color[c];
    }
  }
  const meanPerPixel = (sum: Rgb): Rgb => perChannel((c) => sum[c] / Math.max(1, count));
  return {
    film: Math.max(0.2, film / Math.max(1, count)),
    rest: meanPerPixel(sums),
    photographed: meanPerPixel(photographedSums),
  };
}

/** The mean of `read` around a pixel inside a mask; outside it, the pixel's own. */
function nearbyMean(photo: Pixels, mask: Mask, radius: number, read: Reflection['shade']) {
  const { values, left, top, width, height } = mask;
  const shares = values.map((cover, i) =>
    cover > 0 ? cover * read(...pixelOf(photo, pixelBelow(mask, i, photo))) : 0,
  );
  const sums = soften({ ...mask, values: shares }, radius).values;
  const covers = soften(mask, radius).values;
  return (pixel: number, fallback: number): number => {
    const x = (pixel % photo.width) - left;
    const y = Math.floor(pixel / photo.width) - top;
    const i = x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
    const cover = covers[i] ?? 0;
    return cover > MIN_COVER ? (sums[i] ?? 0) / cover : fallback;
  };
}
