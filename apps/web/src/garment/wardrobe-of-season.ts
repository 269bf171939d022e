import type { SeasonName } from '@trueseason/contracts';
import type { SeasonPalette } from '@trueseason/style/seasons';
import type { Wardrobe } from './judge-color.ts';

/** Of a season chosen by hand. */
export const wardrobeOfSeason = (
  season: SeasonName,
  { coreNeutrals, accentLights, accentBrights, avoid, signature }: SeasonPalette,
): Wardrobe => ({
  neutrals: coreNeutrals,
  lights: accentLights,
  brights: accentBrights,
  avoid,
  distribution: [{ season, probability: 1 }],
  forFace: signature[0],
});
