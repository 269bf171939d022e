import { hexToLab, type SkinDepth } from '@trueseason/color';
import type { NamedColor, SeasonName } from '@trueseason/contracts';
import type { SeasonPalette } from './season-profile.ts';

export type ContrastLevel = 'low' | 'medium' | 'high';

/** One line on contrast and one on depth, each naming colours of the season's own palette. */
export function personalNotes(
  season: SeasonName,
  depth: SkinDepth,
  contrast: ContrastLevel,
  palette: SeasonPalette,
): string[] {
  return [contrastNote(contrast, palette), depthNote(season, depth, palette)];
}

function contrastNote(contrast: ContrastLevel, palette: SeasonPalette): string {
  const [dark, light] = [byLightness(palette.coreNeutrals)[0], byLightness(palette.coreNeutrals).at(-1)];
  const [soft, step] = middlePair(palette.coreNeutrals);
  if (contrast === 'high') {
    return `Your skin, hair and eyes contrast strongly, so put far ends together: ${light?.name} next to ${dark?.name} looks balanced on you.`;
  }
  if (contrast === 'low') {
    return `Your skin, hair and eyes lie close in value, so keep neighbors together: ${soft?.name} with ${step?.name} flatters more than a hard jump from light to dark.`;
  }
  return `Your contrast is moderate: one clear step between two pieces, for example ${light?.name} over ${soft?.name}, is enough.`;
}

function depthNote(season: SeasonName, depth: SkinDepth, palette: SeasonPalette): string {
  const lights = byLightness(palette.accentLights);
  const brights = byLightness(palette.accentBrights);
  if (depth === 'very light' || depth === 'light') {
    return `Against light skin the lighter statement colors of ${season} blend in and the deeper ones stand out: begin with ${brights.at(-1)?.name}, and keep ${brights[0]?.name} for emphasis.`;
  }
  if (depth === 'medium' || depth === 'tan') {
    return `Your depth of skin lets both ends of the ${season} palette work: ${lights.at(-1)?.name} brightens, ${brights[0]?.name} grounds.`;
  }
  return `On deep skin the light accents of ${season} act as highlights, so let ${lights.at(-1)?.name} sit close to the face, and wear ${brights.at(-1)?.name} in larger areas, where it stays vivid.`;
}

const byLightness = (colors: readonly NamedColor[]): NamedColor[] =>
  [...colors].sort((a, b) => hexToLab(a.hex)[0] - hexToLab(b.hex)[0]);

const middlePair = (colors: readonly NamedColor[]): NamedColor[] => {
  const sorted = byLightness(colors);
  const middle = Math.floor(sorted.length / 2);
  return sorted.slice(middle - 1, middle + 1);
};
