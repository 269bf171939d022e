import { linearLuminance, type Rgb } from '@trueseason/style/color';
import { boxOf } from '../../drape/lines.ts';
import type { Pixels } from '../../lib/browser/picture.ts';
import { CHANNELS, type Channel, clamp, perChannel } from '../../lib/math.ts';
import { beyondLine } from './beyond-line.ts';
import type { FacePhoto } from './face-photo.ts';
import { lipLine } from './lip-line.ts';
import { fillMask, type Line, type Mask, rounded, soften, without } from './mask.ts';
import {
  type Apart,
  film,
  type Layer,
  middleColor,
  paintStroke,
  pixelBelow,
  pixelOf,
  ramp,
  type Stroke,
  strokeOf,
  takeApart,
  times,
} from './paint.ts';
import { teethIn } from './teeth.ts';

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
const UNEVEN = 0.85;
/** How much lipstick emphasizes the lines and curves of the lips. */
const LINES = 1.5;
/** The size of lines and curves, in mouth widths, and the least share of lips nearby to compare with. */
const BROAD = 0.1;
const LEAST = 0.05;
/** Relative to the lip's middle: pixels darker than the first are gaps or hairs, lighter than the second are lip. */
const [GAP, LIP] = [0.12, 0.45];
/** Darker pixels do not count toward the lips' color, or gaps would make the film lighter. */
const DARK = 0.25;
/** The largest factor per channel by which the film changes so that both lips look like the swatch. */
const FARTHEST = 1.6;
/** How much of the photo's light it gets, as a power: the swatch is seen on the same screen. */
const LIT = 0.5;
/** White reflections: hair below `HAIR`; from `MOIST` to `TEETH`, moist lip (which pigment covers) turns into teeth. */
const HAIR = 0.1;
const [MOIST, TEETH] = [0.4, 0.72];
/** Beyond this multiple of the middle's light, the film shows only this share of it. */
const [HELD, GLOW] = [1.25, 0.6];
/** In mouth widths: the film's soft edge inside its line, and the skin to look at around it. */
const EDGE = 0.014;
const ROOM = 0.12;
/** Lips extend into the mouth past their line (in mouth widths), but leave this share of a narrow opening. */
const INNER = 0.02;
const KEPT_OPEN = 0.2;

const toothlike = (mirrored: number): number => ramp(mirrored, MOIST, TEETH);
const evened = (shade: number): number => shade + (shade ** UNEVEN - shade) * ramp(shade, GAP, LIP);

/** Whether a line is the inner line of open lips. */
const isWithin = (line: Line, all: readonly Line[]): boolean => {
  const { y0, y1 } = boxOf(line);
  return all.map(boxOf).some((other) => other.y0 < y0 && other.y1 > y1);
};

function lower(line: Line, by: number): Line {
  const { y0, y1 } = boxOf(line);
  const [middle, half] = [(y0 + y1) / 2, (y1 - y0) / 2];
  const left = half > 0 ? Math.max(KEPT_OPEN, 1 - by / half) : 1;
  return line.map(([x, y]) => [x, middle + (y - middle) * left]);
}

/** The lips with a hard and a soft edge, and their color; null if the photo shows none. */
function lipsOn(photo: FacePhoto) {
  const { pixels, linesOf } = photo;
  const found = linesOf('lips').map(rounded);
  if (found.length === 0) return null;
  const { x0, x1 } = boxOf(found.flat());
  const mouth = x1 - x0;
  const opening = found.find((line) => isWithin(line, found));
  const lines = found.map((line) =>
    isWithin(line, found) ? lower(line, INNER * mouth) : lipLine(pixels, line, opening),
  );
  const enclosed = fillMask(lines, ROOM * mouth, pixels);
  const most = middleColor(pixels, enclosed);
  const teeth = opening && most ? [teethIn(photo, opening, most, mouth)] : [];
  const hard = without(enclosed, teeth);
  const lip = middleColor(pixels, hard);
  return lip && { mouth, hard, soft: without(feathered(enclosed, EDGE * mouth), teeth), lip };
}

/**
 * Lipstick. Each pixel is split into a shade of the lip's own color, which takes the pigment, and white reflections,
 * which stay, as do teeth because they are nearly white.
 */
export function lipsLayer(photo: FacePhoto, isSheer = false): Layer | null {
  const { pixels, light } = photo;
  const { coverage, depth, shine: left } = isSheer ? SHEER : SATIN;
  const lips = lipsOn(photo);
  if (!lips) return null;
  const { mouth, hard, soft, lip } = lips;
  const [stroke, beside] = [strokeOf([soft], pixels), besideFilm(pixels, soft, beyondLine(pixels, hard, lip, mouth))];
  const { shade, shine } = takeApart(lip, light);
  const level = linearLuminance(light) / linearLuminance(lip);
  const shadeAround = broadly(pixels, hard, BROAD * mouth, shade);
  const covered = (mirrored: number): number => {
    const isLip = Math.min(1, mirrored / HAIR) * (1 - toothlike(mirrored));
    return (1 - left) * mirrored * isLip;
  };
  /** A shade of the lip, seen through the film. */
  const below = (scattered: number, broad: number): number => {
    const lines = clamp(scattered / Math.max(1e-3, broad), 0.5, 2);
    return evened(scattered) * lines ** ((LINES - 1) * ramp(scattered, GAP, LIP));
  };
  /** The share of a pixel that takes the film's color; its other light goes into `into`. */
  const parts = (r: number, g: number, b: number, into: Float32Array, pixel: number): number => {
    const [scattered, mirrored] = [shade(r, g, b), shine(r, g, b)];
    const hidden = covered(mirrored);
    const rest = (value: number, c: Channel) =>
      (mirrored - hidden) * light[c] + (value - scattered * lip[c] - mirrored * light[c]) * (1 - coverage);
    into[0] = rest(r, 0);
    into[1] = rest(g, 1);
    into[2] = rest(b, 2);
    return (
      scattered +
      (below(scattered, shadeAround(pixel, scattered)) - scattered) * (1 - toothlike(mirrored)) +
      hidden * level
    );
  };
  const meanIn = (read: typeof parts) =>
    meanOf(pixels, hard, (r, g, b, into, pixel) =>
      shine(r, g, b) < TEETH && shade(r, g, b) > DARK ? read(r, g, b, into, pixel) : null,
    );
  const { film: middle } = meanIn(parts);
  /** Compresses highlights in the film, or they would glow. */
  const held: typeof parts = (r, g, b, into, pixel) => {
    const share = parts(r, g, b, into, pixel);
    const lit = HELD * middle;
    return share > lit ? lit + (share - lit) * GLOW : share;
  };
  const mean = meanIn(held);
  return {
    paint: (target, pigment) => {
      const seen = film(lip, times(pigment, light), coverage);
      // On average, both lips look like the swatch, as far as it hides them.
      const swatch = perChannel((c) => pigment[c] * light[c] ** LIT);
      const both = film(mean.seen, swatch, depth);
      const worn = perChannel((c) =>
        clamp((both[c] - mean.rest[c]) / mean.film, seen[c] / FARTHEST, seen[c] * FARTHEST),
      );
      paintStroke(target, stroke, (r, g, b, into, pixel) => {
        const share = held(r, g, b, into, pixel);
        const other = Math.max(toothlike(shine(r, g, b)), 1 - ramp(shade(r, g, b), GAP, LIP));
        for (const c of CHANNELS) into[c] = (into[c] ?? 0) + share * (worn[c] + (seen[c] - worn[c]) * other);
      });
      giveWay(target, beside, lip, worn, shadeAround);
    },
  };
}

/** Where the lips' own color shows beside the film. */
const besideFilm = (photo: Pixels, film: Mask, old: Float32Array | null): Stroke | null =>
  old && strokeOf([{ ...film, values: old.map((share, i) => Math.max(0, share - (film.values[i] ?? 0))) }], photo);

/** Replaces that color with the new one, and keeps the skin mixed into it. */
function giveWay(
  target: Pixels,
  beside: Stroke | null,
  lip: Rgb,
  worn: Rgb,
  shadeAround: (pixel: number, own: number) => number,
): void {
  if (!beside) return;
  const level = linearLuminance(lip);
  paintStroke(target, beside, (r, g, b, into, pixel) => {
    // Darker pixels are between the lips.
    const lit = Math.min(shadeAround(pixel, 1), linearLuminance([r, g, b]) / level);
    into[0] = r + lit * (worn[0] - lip[0]);
    into[1] = g + lit * (worn[1] - lip[1]);
    into[2] = b + lit * (worn[2] - lip[2]);
  });
}

/** Fades a mask out toward its edge, and covers nothing beyond it. */
function feathered(mask: Mask, wide: number): Mask {
  const soft = soften(mask, wide);
  return { ...soft, values: soft.values.map((value) => clamp((value - 0.3) / 0.5, 0, 1)) };
}

/** The means of `parts` and of the colors below a mask, where `parts` is not null. */
function meanOf(
  photo: Pixels,
  mask: Mask,
  parts: (r: number, g: number, b: number, rest: Float32Array, pixel: number) => number | null,
): { readonly film: number; readonly rest: Rgb; readonly seen: Rgb } {
  const rest = new Float32Array(3);
  const sums: [number, number, number] = [0, 0, 0];
  const all: [number, number, number] = [0, 0, 0];
  let [count, film] = [0, 0];
  for (const [i, value] of mask.values.entries()) {
    if (value < 0.9) continue;
    const pixel = pixelBelow(mask, i, photo);
    const there = pixelOf(photo, pixel);
    const share = parts(...there, rest, pixel);
    if (share === null) continue;
    count += 1;
    film += share;
    for (const c of CHANNELS) {
      sums[c] += rest[c] ?? 0;
      all[c] += there[c];
    }
  }
  const meanOfAll = (of: Rgb): Rgb => perChannel((c) => of[c] / Math.max(1, count));
  return { film: Math.max(0.2, film / Math.max(1, count)), rest: meanOfAll(sums), seen: meanOfAll(all) };
}

/** The mean of `read` around a pixel inside a mask; outside it, the pixel's own. */
function broadly(photo: Pixels, mask: Mask, radius: number, read: Apart['shade']) {
  const { values, left, top, width, height } = mask;
  const shares = values.map((cover, i) =>
    cover > 0 ? cover * read(...pixelOf(photo, pixelBelow(mask, i, photo))) : 0,
  );
  const [sums, covers] = [shares, values].map((plane) => soften({ ...mask, values: plane }, radius).values);
  return (pixel: number, own: number): number => {
    const [x, y] = [(pixel % photo.width) - left, Math.floor(pixel / photo.width) - top];
    const i = x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
    const cover = covers?.[i] ?? 0;
    return cover > LEAST ? (sums?.[i] ?? 0) / cover : own;
  };
}
