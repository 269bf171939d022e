import { labToLch, labToSrgb, lchToLab, srgbToLab } from './lab.ts';
import type { Lab, Rgb } from './types.ts';

/** Parses `#RGB` or `#RRGGBB`, any case, to encoded sRGB 0..1. @throws RangeError for anything else */
export function hexToSrgb(hex: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (!parts) throw new RangeError(`not a color: ${hex}`);
  const [r = '', g = '', b = ''] = parts;
  return [Number.parseInt(r, 16) / 255, Number.parseInt(g, 16) / 255, Number.parseInt(b, 16) / 255];
}

const toByte = (v: number): number => Math.round(Math.min(1, Math.max(0, v)) * 255);

/** Encoded sRGB to `#RRGGBB` in upper case; clips each channel. */
export const srgbToHex = (rgb: Rgb): string =>
  `#${rgb.map((v) => toByte(v).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** A reading compares the same few hundred colors thousands of times. */
const labsByHex = new Map<string, Lab>();
const MAX_CACHED = 4096;

export function hexToLab(hex: string): Lab {
  const cachedLab = labsByHex.get(hex);
  if (cachedLab) return cachedLab;
  const lab = srgbToLab(hexToSrgb(hex));
  if (labsByHex.size >= MAX_CACHED) labsByHex.clear();
  labsByHex.set(hex, lab);
  return lab;
}

const inGamut = (rgb: Rgb): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** Lab to `#RRGGBB`; reduces chroma until it fits into sRGB, keeping hue and lightness. */
export function labToHex(lab: Lab): string {
  const direct = labToSrgb(lab);
  if (inGamut(direct)) return srgbToHex(direct);
  const [l, c, h] = labToLch([Math.min(100, Math.max(0, lab[0])), lab[1], lab[2]]);
  let low = 0;
  let high = c;
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2;
    if (inGamut(labToSrgb(lchToLab([l, middle, h])))) low = middle;
    else high = middle;
  }
  return srgbToHex(labToSrgb(lchToLab([l, low, h])));
}
