import type { GarmentKind, NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '../../color/index.ts';
import type { Facts } from '../../person/facts.ts';
import type { Garment, SeasonOutfit } from '../outfit.ts';
import type { SeasonPalette, SeasonProfile } from '../season-profile.ts';
import { sortByRank } from './sort-by-rank.ts';

/** Most L* between colors worn together at low contrast. */
export const HARD_JUMP = 50;

/** Too small, or too far from the face, to make a contrast. */
const SMALL: readonly GarmentKind[] = ['shoes', 'boots', 'sneakers', 'sandals', 'bag', 'belt'];
const lightnessOf = ({ hex }: Pick<NamedColor, 'hex'>): number => hexToLab(hex)[0];

/** The garments that the eye compares in an outfit. */
const clothOf = (garments: readonly Garment[]): readonly Garment[] =>
  garments.filter(({ kind }) => !SMALL.includes(kind));

/** L* between lightest and darkest. */
export function lightnessSpan(colors: readonly Pick<NamedColor, 'hex'>[]): number {
  const lightnesses = colors.map(lightnessOf);
  return Math.max(...lightnesses) - Math.min(...lightnesses);
}

/** Removes hard jumps: the key piece keeps its color; what is too far from it takes the nearest of its group. */
export function limitContrast(outfit: SeasonOutfit, palette: SeasonPalette): SeasonOutfit {
  const cloth = clothOf(outfit.garments);
  if (lightnessSpan(cloth) <= HARD_JUMP) return outfit;
  const chosen: Pick<NamedColor, 'hex'>[] = [outfit.keyColor];
  const replacements = new Map<string, NamedColor>();
  // Nearest to the key piece first: each must be near all that stay.
  const nearestFirst = [...cloth].sort(
    (a, b) => lightnessSpan([outfit.keyColor, a]) - lightnessSpan([outfit.keyColor, b]),
  );
  for (const garment of nearestFirst) {
    const color = replacements.get(garment.hex) ?? nearest(garment, chosen, palette);
    if (!color) return outfit;
    if (color.hex !== garment.hex) replacements.set(garment.hex, color);
    chosen.push(color);
  }
  return {
    ...outfit,
    garments: outfit.garments.map((garment) => {
      const color = replacements.get(garment.hex);
      return color ? { ...garment, hex: color.hex, color: color.name } : garment;
    }),
  };
}

function nearest(
  { hex, color }: Garment,
  chosen: readonly Pick<NamedColor, 'hex'>[],
  palette: SeasonPalette,
): NamedColor | undefined {
  const unchanged = { hex, name: color };
  if (lightnessSpan([...chosen, unchanged]) <= HARD_JUMP) return unchanged;
  const parts = [palette.coreNeutrals, palette.accentLights, palette.accentBrights];
  const part = parts.find((colors) => colors.some((one) => one.hex === hex)) ?? palette.coreNeutrals;
  const distance = (one: NamedColor) => deltaE00(hexToLab(one.hex), hexToLab(hex));
  const chosenHexes = new Set(chosen.map((one) => one.hex));
  return [...part, ...palette.coreNeutrals]
    .filter((one) => lightnessSpan([...chosen, one]) <= HARD_JUMP && !chosenHexes.has(one.hex))
    .sort((a, b) => Number(!part.includes(a)) - Number(!part.includes(b)) || distance(a) - distance(b))[0];
}

/** A season's outfits for this contrast: at low contrast without hard jumps, unchanged ones first. */
export function outfitsForContrast(
  { outfits, palette }: SeasonProfile,
  contrast: Facts['contrast'],
): readonly SeasonOutfit[] {
  if (contrast !== 'low') return outfits;
  const jumps = ({ garments }: SeasonOutfit) => Number(lightnessSpan(clothOf(garments)) > HARD_JUMP);
  return sortByRank(outfits, jumps).map((outfit) => limitContrast(outfit, palette));
}
