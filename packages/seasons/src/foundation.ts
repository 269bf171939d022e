import { individualTypologyAngle, labToHex, lchToLab } from '@trueseason/color';
import type { AxisPosition } from './ring-season.ts';
import type { FoundationSwatch } from './season-profile.ts';

/** L* and C* of eight depths, from the fairest to the deepest skin; the season only turns their hue. */
const DEPTHS = [
  { name: 'Very fair', lightness: 87, chroma: 13 },
  { name: 'Fair', lightness: 79, chroma: 17 },
  { name: 'Light', lightness: 70, chroma: 22 },
  { name: 'Medium', lightness: 63, chroma: 25 },
  { name: 'Tan', lightness: 56, chroma: 27 },
  { name: 'Brown', lightness: 46, chroma: 26 },
  { name: 'Deep', lightness: 37, chroma: 22 },
  { name: 'Very deep', lightness: 28, chroma: 17 },
] as const;

/** Mean hue of skin over populations, and how far a season's undertone moves it, in degrees. */
const SKIN_HUE = 56;
const UNDERTONE_REACH = 9;

/** Foundations for every depth of skin in one season's undertone, fairest first. */
export function foundationsOf({ temperature, chroma }: AxisPosition, undertone: string): FoundationSwatch[] {
  const hue = SKIN_HUE + UNDERTONE_REACH * temperature;
  return DEPTHS.map((depth) => {
    const lab = lchToLab([depth.lightness, depth.chroma * (1 + 0.12 * chroma), hue]);
    const name = `${depth.name} ${undertone}`;
    return { hex: labToHex(lab), name, ita: Math.round(individualTypologyAngle(lab)) };
  });
}
