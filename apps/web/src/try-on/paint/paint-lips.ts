import { linearLuminance, type Rgb } from '@trueseason/color';
import { boxOf } from '../../drape/lines.ts';
import type { Pixels } from '../../garment/picture.ts';
import { beyondLine } from './beyond-line.ts';
import type { FacePhoto } from './face-photo.ts';
import { lipLine } from './lip-line.ts';
import { fillMask, type Line, type Mask, rounded, soften, without } from './mask.ts';
import { CHANNELS } from './matte.ts';
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
import { within } from './plane.ts';
import { teethIn } from './teeth.ts';

/** How a lipstick lies on lips. */
interface Texture {
  /** How much of the lip's own drawing is hidden. */
  readonly coverage: number;
  /** How near both lips together come to the swatch, from their own color. */
  readonly depth: number;
  /** Of the white that a lip mirrors, the film leaves this share. */
  readonly shine: number;
}
const SATIN: Texture = { coverage: 0.74, depth: 0.94, shine: 0.4 };
const SHEER: Texture = { coverage: 0.4, depth: 0.48, shine: 0.85 };
/** A film evens what lies below it: so much is left, as a power, of how much darker the one lip is than the other. */
const UNEVEN = 0.85;
/** But it lies in the lines of the lips and follows their swell, and gathers light on both: this much more of them is seen. */
const LINES = 1.5;
/** What counts as their lines and swell, in shares of the mouth's width, and from how much of the lips around it is told. */
const BROAD = 0.1;
const LEAST = 0.05;
/** What is darker than these beside the lip's middle is no lip, and what lies between them hardly: gaps and hairs. */
const [GAP, LIP] = [0.12, 0.45];
/** And darker than this tells nothing of what both lips together look like: they would be lightened for what lies between them. */
const DARK = 0.25;
const toothlike = (mirrored: number): number => ramp(mirrored, MOIST, TEETH);
const evened = (shade: number): number => shade + (shade ** UNEVEN - shade) * ramp(shade, GAP, LIP);
/** How far the film is made lighter or darker, channel by channel, for both lips together to look like the swatch. */
const FARTHEST = 1.6;
/** How much of the photo's light is seen on it, as a power: who compares it with a swatch sees both on one screen. */
const LIT = 0.5;
/**
 * What of the white that a lip mirrors is not left is the paler lower lip and its moisture, which the pigment covers. What
 * is as white as teeth stays, from and to these shares of the light, and so does what is darker than any lip: hairs.
 */
const HAIR = 0.1;
const [MOIST, TEETH] = [0.4, 0.72];
/** From how much more light than the middle's on, and how much of what is above it, the film shows. */
const [HELD, GLOW] = [1.25, 0.6];
/** How far inward of its line a film grows to its full depth, in shares of the mouth's width: none lies outside. */
const EDGE = 0.014;
/** How much around their line is looked at, for skin to compare with. */
const ROOM = 0.12;

/** How far lips go on into the mouth beyond their line, in shares of its width: lipstick that is worn shows there. */
const INNER = 0.02;
/** But so much of a narrow opening stays open. */
const KEPT_OPEN = 0.2;

/** Whether a line is the inner one of lips that are open. */
const isWithin = (line: Line, all: readonly Line[]): boolean => {
  const { y0, y1 } = boxOf(line);
  return all.map(boxOf).some((other) => other.y0 < y0 && other.y1 > y1);
};

/** A line that is lower by so much above and below, in pixels, as far as it has height. */
function lower(line: Line, by: number): Line {
  const { y0, y1 } = boxOf(line);
  const [middle, half] = [(y0 + y1) / 2, (y1 - y0) / 2];
  const left = half > 0 ? Math.max(KEPT_OPEN, 1 - by / half) : 1;
  return line.map(([x, y]) => [x, middle + (y - middle) * left]);
}

/** What of a photo is lips: surely, as far as a film on them goes, and their color. Null where it shows none. */
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
 * Lipstick. Each pixel is taken apart into the lip's own color in some shade and the white of the light that it
 * mirrors; the first takes the pigment, the second stays. Teeth are nearly white, so they stay as they are.
 */
export function lipsLayer(photo: FacePhoto, isSheer = false): Layer | null {
  const { pixels, light } = photo;
  const { coverage, depth, shine: left } = isSheer ? SHEER : SATIN;
  const lips = lipsOn(photo);
  if (!lips) return null;
  const { mouth, hard, soft, lip } = lips;
  const [stroke, beside] = [strokeOf([soft], pixels), besideFilm(pixels, soft, beyondLine(pixels, hard, lip, mouth))];
  const { shade, shine } = takeApart(lip, light);
  /** How much of the lip's own color is as bright as the light. */
  const level = linearLuminance(light) / linearLuminance(lip);
  const shadeAround = broadly(pixels, hard, BROAD * mouth, shade);
  const covered = (mirrored: number): number => {
    const isLip = Math.min(1, mirrored / HAIR) * (1 - toothlike(mirrored));
    return (1 - left) * mirrored * isLip;
  };
  /** A shade of the lip, as it is seen through the film. */
  const below = (scattered: number, broad: number): number => {
    const lines = within(scattered / Math.max(1e-3, broad), 0.5, 2);
    return evened(scattered) * lines ** ((LINES - 1) * ramp(scattered, GAP, LIP));
  };
  /** What of a pixel takes the film's color, and what else it shows, channel by channel. */
  const parts = (r: number, g: number, b: number, into: Float32Array, pixel: number): number => {
    const [scattered, mirrored] = [shade(r, g, b), shine(r, g, b)];
    const hidden = covered(mirrored);
    const rest = (value: number, c: 0 | 1 | 2) =>
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
  /** What lies in much more light than both lips together is only a little lighter in the film, or it would glow. */
  const held: typeof parts = (r, g, b, into, pixel) => {
    const share = parts(r, g, b, into, pixel);
    const lit = HELD * middle;
    return share > lit ? lit + (share - lit) * GLOW : share;
  };
  const mean = meanIn(held);
  return {
    paint: (target, pigment) => {
      const seen = film(lip, times(pigment, light), coverage);
      // Both lips together look like the swatch, as far as it hides them.
      const swatch: Rgb = [pigment[0] * light[0] ** LIT, pigment[1] * light[1] ** LIT, pigment[2] * light[2] ** LIT];
      const both = film(mean.seen, swatch, depth);
      const wornIn = (c: 0 | 1 | 2) => {
        const wanted = (both[c] - mean.rest[c]) / mean.film;
        return Math.max(seen[c] / FARTHEST, Math.min(seen[c] * FARTHEST, wanted));
      };
      const worn: Rgb = [wornIn(0), wornIn(1), wornIn(2)];
      paintStroke(target, stroke, (r, g, b, into, pixel) => {
        const share = held(r, g, b, into, pixel);
        const other = Math.max(toothlike(shine(r, g, b)), 1 - ramp(shade(r, g, b), GAP, LIP));
        for (const c of CHANNELS) into[c] = (into[c] ?? 0) + share * (worn[c] + (seen[c] - worn[c]) * other);
      });
      giveWay(target, beside, lip, worn, shadeAround);
    },
  };
}

/** What a film leaves of color that the lips have already. */
const besideFilm = (photo: Pixels, film: Mask, old: Float32Array | null): Stroke | null =>
  old && strokeOf([{ ...film, values: old.map((share, i) => Math.max(0, share - (film.values[i] ?? 0))) }], photo);

/** That color gives way to the one that is worn, and the skin that it is mixed with stays. */
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
    // What is darker than it can be lies between the lips.
    const lit = Math.min(shadeAround(pixel, 1), linearLuminance([r, g, b]) / level);
    into[0] = r + lit * (worn[0] - lip[0]);
    into[1] = g + lit * (worn[1] - lip[1]);
    into[2] = b + lit * (worn[2] - lip[2]);
  });
}

/** A mask that is whole inside and thins out towards its edge, and covers nothing beyond it. */
function feathered(mask: Mask, wide: number): Mask {
  const soft = soften(mask, wide);
  return { ...soft, values: soft.values.map((value) => within((value - 0.3) / 0.5, 0, 1)) };
}

/** The means of what `parts` tells of the pixels that a mask surely covers, but for those of which it tells nothing. */
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
  const of = (sum: number) => sum / Math.max(1, count);
  const meanOfAll = (of3: Rgb): Rgb => [of(of3[0]), of(of3[1]), of(of3[2])];
  return { film: Math.max(0.2, of(film)), rest: meanOfAll(sums), seen: meanOfAll(all) };
}

/** What is read around a pixel of the photo, as a mean over what a mask covers; beyond it, what is read there. */
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
