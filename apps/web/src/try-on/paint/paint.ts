import {
  encodeChannel,
  type Lab,
  linearLuminance,
  linearToLab,
  type Rgb,
  SRGB8_TO_LINEAR,
} from '@trueseason/style/color';
import type { Pixels } from '../../lib/browser/picture.ts';
import { clamp, mean, perChannel } from '../../lib/math.ts';
import type { Mask } from './mask.ts';

/** Makeup or a dye, ready to be drawn in any color. */
export interface Layer {
  /** @param target a copy of the photo, to be changed */
  readonly paint: (target: Pixels, pigment: Rgb) => void;
  /** How far that moves the color of the photo (or of the photo in another pigment), in CIEDE2000. */
  readonly colorChange?: (pigment: Rgb, from?: Rgb) => number;
  /** Smaller moves go unnoticed; omitted for the usual limit. */
  readonly noticeableChange?: number;
  /** Whether that is very nearly the person's own color. */
  readonly isNaturalColor?: (pigment: Rgb) => boolean;
}

/** Steps of the table below, finer where the eye is more sensitive. */
const STEPS = 4096;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) =>
  Math.round(255 * encodeChannel((i / STEPS) ** 2)),
);
const encode = (linear: number): number => ENCODED[Math.round(Math.sqrt(clamp(linear, 0, 1)) * STEPS)] ?? 0;
const decode = (byte: number | undefined): number => SRGB8_TO_LINEAR[byte ?? 0] ?? 0;

export const pixelOf = ({ data }: Pixels, pixel: number): Rgb => [
  decode(data[pixel * 4]),
  decode(data[pixel * 4 + 1]),
  decode(data[pixel * 4 + 2]),
];

/** The pixels that a mask covers, and how much, found once for all colors. */
export interface Stroke {
  readonly pixels: Uint32Array;
  readonly covers: Float32Array;
}

/** Less cover is invisible. */
const MIN_COVER = 0.012;

/** Index of the photo's pixel below a mask's pixel `i`. */
export const pixelBelow = ({ left, top, width }: Mask, i: number, photo: Pick<Pixels, 'width'>): number =>
  (top + Math.floor(i / width)) * photo.width + left + (i % width);

export function strokeOf(masks: readonly Mask[], photo: Pixels): Stroke {
  const pixels: number[] = [];
  const covers: number[] = [];
  for (const mask of masks) {
    for (const [i, cover] of mask.values.entries()) {
      if (cover < MIN_COVER) continue;
      pixels.push(pixelBelow(mask, i, photo));
      covers.push(cover);
    }
  }
  return { pixels: Uint32Array.from(pixels), covers: Float32Array.from(covers) };
}

/** Maps a color in linear light to another, without allocation because it runs for every pixel. */
export type Shade = (r: number, g: number, b: number, into: Float32Array, pixel: number) => void;

/** Blends the results of `shade` over the colors below a stroke, by its cover. */
export function paintStroke({ data }: Pixels, { pixels, covers }: Stroke, shade: Shade): void {
  const shaded = new Float32Array(3);
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] ?? 0;
    const offset = pixel * 4;
    const cover = covers[i] ?? 0;
    const r = decode(data[offset]);
    const g = decode(data[offset + 1]);
    const b = decode(data[offset + 2]);
    shade(r, g, b, shaded, pixel);
    data[offset] = encode(r + ((shaded[0] ?? 0) - r) * cover);
    data[offset + 1] = encode(g + ((shaded[1] ?? 0) - g) * cover);
    data[offset + 2] = encode(b + ((shaded[2] ?? 0) - b) * cover);
  }
}

/** Replaces pixels with the linear-light colors that `colorAt` gives for their positions in the list. */
export function paintPixels(
  { data }: Pixels,
  pixels: Uint32Array,
  colorAt: (index: number, into: Float32Array) => void,
): void {
  const into = new Float32Array(3);
  for (let i = 0; i < pixels.length; i++) {
    colorAt(i, into);
    const offset = (pixels[i] ?? 0) * 4;
    for (let c = 0; c < 3; c++) data[offset + c] = encode(into[c] ?? 0);
  }
}

/** Enough pixels to sample. */
const SAMPLE_SIZE = 5_000;

/** Mean color of what a mask surely covers, without shine and shade. Null if too few pixels are left. */
export function middleColor(photo: Pixels, mask: Mask, minCover = 0.9): Rgb | null {
  const sample: Rgb[] = [];
  const stride = Math.max(1, Math.floor(mask.values.length / SAMPLE_SIZE));
  for (let i = 0; i < mask.values.length; i += stride) {
    if ((mask.values[i] ?? 0) >= minCover) sample.push(pixelOf(photo, pixelBelow(mask, i, photo)));
  }
  if (sample.length < 12) return null;
  const sorted = sample.toSorted((a, b) => linearLuminance(a) - linearLuminance(b));
  const middle = sorted.slice(Math.floor(sample.length * 0.35), Math.ceil(sample.length * 0.65));
  return perChannel((c) => Math.max(1e-4, mean(middle.map((rgb) => rgb[c]))));
}

/** The color of a surface under a film of pigment; a `coverage` of 1 hides the surface. */
export const film = (surface: Rgb, pigment: Rgb, coverage: number): Rgb =>
  perChannel((c) => Math.max(surface[c], 1e-4) ** (1 - coverage) * Math.max(pigment[c], 1e-4) ** coverage);

export const multiply = (a: Rgb, b: Rgb): Rgb => perChannel((c) => a[c] * b[c]);

/** The Lab color as shown on a screen. */
export const clampedLab = (linear: Rgb): Lab => linearToLab(perChannel((c) => clamp(linear[c], 0, 1)));

/** 0 below `from`, 1 above `to`, smooth in between. */
export function ramp(value: number, from: number, to: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** How much of a pixel is a shade of the surface, and how much is mirrored light. */
export interface Reflection {
  readonly shade: (r: number, g: number, b: number) => number;
  readonly shine: (r: number, g: number, b: number) => number;
}

/** Splits pixels into what a surface scatters and what it mirrors (Shafer 1985), by least squares. */
export function separateReflection(surface: Rgb, light: Rgb): Reflection {
  const dot = (a: Rgb, r: number, g: number, b: number) => a[0] * r + a[1] * g + a[2] * b;
  const ss = dot(surface, ...surface);
  const sl = dot(surface, ...light);
  const ll = dot(light, ...light);
  const det = ss * ll - sl * sl;
  // Reflections never take light away.
  const shine: Reflection['shine'] = (r, g, b) =>
    det > 1e-6 ? Math.max(0, (ss * dot(light, r, g, b) - sl * dot(surface, r, g, b)) / det) : 0;
  const shade: Reflection['shade'] = (r, g, b) => Math.max(0, (dot(surface, r, g, b) - sl * shine(r, g, b)) / ss);
  return { shade, shine };
}
