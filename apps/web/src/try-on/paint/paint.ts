import { encodeChannel, linearLuminance, type Rgb, SRGB8_TO_LINEAR } from '@trueseason/color';
import type { Pixels } from '../../garment/picture.ts';
import type { Mask } from './mask.ts';

/** What can be worn, ready to be drawn in any color. */
export interface Layer {
  /** Draws it onto a copy of the photo. */
  readonly paint: (target: Pixels, pigment: Rgb) => void;
  /** How far that moves what is there, as CIEDE2000; of what may be in that color already. */
  readonly moves?: (pigment: Rgb) => number;
  /** Less than this, in the same, is not noticed of it; where it is not as usual. */
  readonly noticed?: number;
  /** Whether that color is said to be theirs already, very nearly. */
  readonly isOwn?: (pigment: Rgb) => boolean;
}

/** Steps of the table below; finer where the eye sees finer. */
const STEPS = 4096;
const ENCODED = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) =>
  Math.round(255 * encodeChannel((i / STEPS) ** 2)),
);
const encode = (linear: number): number =>
  ENCODED[Math.round(Math.sqrt(Math.max(0, Math.min(1, linear))) * STEPS)] ?? 0;
const decode = (byte: number | undefined): number => SRGB8_TO_LINEAR[byte ?? 0] ?? 0;

export const pixelOf = ({ data }: Pixels, pixel: number): Rgb => [
  decode(data[pixel * 4]),
  decode(data[pixel * 4 + 1]),
  decode(data[pixel * 4 + 2]),
];

/** The pixels that a mask covers, and by how much: what is left of a box to go through for every color. */
export interface Stroke {
  readonly pixels: Uint32Array;
  readonly covers: Float32Array;
}

/** Less than this is not seen. */
const LEAST = 0.012;

/** Of the photo, the pixel below one of a mask. */
export const pixelBelow = ({ left, top, width }: Mask, i: number, photo: Pick<Pixels, 'width'>): number =>
  (top + Math.floor(i / width)) * photo.width + left + (i % width);

export function strokeOf(masks: readonly Mask[], photo: Pixels): Stroke {
  const [pixels, covers]: [number[], number[]] = [[], []];
  for (const mask of masks) {
    for (const [i, cover] of mask.values.entries()) {
      if (cover < LEAST) continue;
      pixels.push(pixelBelow(mask, i, photo));
      covers.push(cover);
    }
  }
  return { pixels: Uint32Array.from(pixels), covers: Float32Array.from(covers) };
}

/** Makes three numbers of linear light into three others; without arrays between, because it runs for every pixel. */
export type Shade = (r: number, g: number, b: number, into: Float32Array, pixel: number) => void;

/** Replaces what a stroke covers by what `shade` makes of it, by as much as it covers. */
export function paintStroke({ data }: Pixels, { pixels, covers }: Stroke, shade: Shade): void {
  const made = new Float32Array(3);
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] ?? 0;
    const at = pixel * 4;
    const cover = covers[i] ?? 0;
    const [r, g, b] = [decode(data[at]), decode(data[at + 1]), decode(data[at + 2])];
    shade(r, g, b, made, pixel);
    data[at] = encode(r + ((made[0] ?? 0) - r) * cover);
    data[at + 1] = encode(g + ((made[1] ?? 0) - g) * cover);
    data[at + 2] = encode(b + ((made[2] ?? 0) - b) * cover);
  }
}

/** Replaces those pixels by what `made` tells of the one with that place in the list, in linear light. */
export function paintPixels(
  { data }: Pixels,
  pixels: Uint32Array,
  made: (index: number, into: Float32Array) => void,
): void {
  const into = new Float32Array(3);
  for (let i = 0; i < pixels.length; i++) {
    made(i, into);
    const at = (pixels[i] ?? 0) * 4;
    for (let c = 0; c < 3; c++) data[at + c] = encode(into[c] ?? 0);
  }
}

/** As many pixels of a mask tell its color as well as all of them. */
const LOOKED_AT = 5_000;

/** The middle color of what a mask surely covers, in order of light: shine and shade are left out. */
export function middleColor(photo: Pixels, mask: Mask, sure = 0.9): Rgb | null {
  const found: Rgb[] = [];
  const stride = Math.max(1, Math.floor(mask.values.length / LOOKED_AT));
  for (let i = 0; i < mask.values.length; i += stride) {
    if ((mask.values[i] ?? 0) < sure) continue;
    const [x, y] = [i % mask.width, Math.floor(i / mask.width)];
    found.push(pixelOf(photo, (mask.top + y) * photo.width + mask.left + x));
  }
  if (found.length < 12) return null;
  const sorted = found.toSorted((a, b) => linearLuminance(a) - linearLuminance(b));
  const middle = sorted.slice(Math.floor(found.length * 0.35), Math.ceil(found.length * 0.65));
  const mean = (c: 0 | 1 | 2) => Math.max(1e-4, middle.reduce((sum, rgb) => sum + rgb[c], 0) / middle.length);
  return [mean(0), mean(1), mean(2)];
}

/** A film of pigment over a surface: what it lets through is colored by both. `coverage` 1 hides the surface. */
export const film = (surface: Rgb, pigment: Rgb, coverage: number): Rgb => {
  const mix = (c: 0 | 1 | 2) => Math.max(surface[c], 1e-4) ** (1 - coverage) * Math.max(pigment[c], 1e-4) ** coverage;
  return [mix(0), mix(1), mix(2)];
};

export const times = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** 0 below `from`, 1 above `to`, and smooth between. */
export function ramp(value: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** How much of a pixel is a surface in some shade, and how much the light that it mirrors. */
export interface Apart {
  readonly shade: (r: number, g: number, b: number) => number;
  readonly shine: (r: number, g: number, b: number) => number;
}

/** Takes pixels apart into what a surface scatters and what it mirrors (Shafer 1985), by least squares. */
export function takeApart(surface: Rgb, light: Rgb): Apart {
  const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [ss, sl, ll] = [dot(surface, surface), dot(surface, light), dot(light, light)];
  const det = ss * ll - sl * sl;
  const of = (rgb: Rgb, r: number, g: number, b: number) => rgb[0] * r + rgb[1] * g + rgb[2] * b;
  // Light is never taken away by a mirror.
  const shine: Apart['shine'] = (r, g, b) =>
    det > 1e-6 ? Math.max(0, (ss * of(light, r, g, b) - sl * of(surface, r, g, b)) / det) : 0;
  const shade: Apart['shade'] = (r, g, b) => Math.max(0, (of(surface, r, g, b) - sl * shine(r, g, b)) / ss);
  return { shade, shine };
}
