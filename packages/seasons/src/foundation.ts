import { individualTypologyAngle, labToHex, lchToLab, SEASON_AXES } from '@trueseason/color';
import type { SeasonName } from '@trueseason/contracts';
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

const UNDERTONES: Readonly<Record<SeasonName, string>> = {
  'Bright Spring': 'clear peach',
  'True Spring': 'golden',
  'Light Spring': 'soft peach',
  'Light Summer': 'soft rose',
  'True Summer': 'cool rose',
  'Soft Summer': 'rose beige',
  'Soft Autumn': 'warm beige',
  'True Autumn': 'amber',
  'Dark Autumn': 'warm olive',
  'Dark Winter': 'cool olive',
  'True Winter': 'blue rose',
  'Bright Winter': 'clear rose',
};

/** Foundations for every depth of skin in one season's undertone, fairest first. */
export function foundationsOf(season: SeasonName): FoundationSwatch[] {
  const { temperature, chroma } = SEASON_AXES[season];
  const hue = SKIN_HUE + UNDERTONE_REACH * temperature;
  return DEPTHS.map((depth) => {
    const lab = lchToLab([depth.lightness, depth.chroma * (1 + 0.12 * chroma), hue]);
    const name = `${depth.name} ${UNDERTONES[season]}`;
    return { hex: labToHex(lab), name, ita: Math.round(individualTypologyAngle(lab)) };
  });
}
