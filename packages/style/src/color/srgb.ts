import type { Rgb, Xyz } from './types.ts';

/** One encoded sRGB channel (0..1) to linear light, IEC 61966-2-1. */
export const decodeChannel = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** One linear channel to encoded sRGB; mirrored below zero so that out-of-gamut values survive a round trip. */
export function encodeChannel(v: number): number {
  if (v < 0) return -encodeChannel(-v);
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}

export const srgbToLinear = ([r, g, b]: Rgb): Rgb => [decodeChannel(r), decodeChannel(g), decodeChannel(b)];
export const linearToSrgb = ([r, g, b]: Rgb): Rgb => [encodeChannel(r), encodeChannel(g), encodeChannel(b)];

/** 256 entries: an 8-bit sRGB channel to linear light 0..1. */
export const SRGB8_TO_LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, i) => decodeChannel(i / 255));

export const linearToXyz = ([r, g, b]: Rgb): Xyz => [
  0.4123907993 * r + 0.3575843394 * g + 0.1804807884 * b,
  0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b,
  0.0193308187 * r + 0.1191947798 * g + 0.9505321522 * b,
];

export const xyzToLinear = ([x, y, z]: Xyz): Rgb => [
  3.2409699419 * x - 1.5373831776 * y - 0.4986107603 * z,
  -0.9692436363 * x + 1.8759675015 * y + 0.0415550574 * z,
  0.0556300797 * x - 0.2039769589 * y + 1.0569715142 * z,
];

/** Relative luminance Y (0..1) of linear sRGB. */
export const linearLuminance = ([r, g, b]: Rgb): number => 0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b;
