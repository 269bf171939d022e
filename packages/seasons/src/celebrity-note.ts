import type { SeasonOutfit } from './season-profile.ts';

/** Stands wherever celebrities are named. */
export const CELEBRITY_NOTE =
  'Style writers often place these people in this season. Nobody measured them, and stage light, dye and makeup change what we see, so take them as inspiration and not as proof.';

/**
 * Our own looks, and nobody's of these people: the last first, since the clothing step begins with the others, and those
 * with shorts after all, which read as a joke beside a name.
 */
export function looksBesideNames(outfits: readonly SeasonOutfit[]): SeasonOutfit[] {
  const hasShorts = ({ garments }: SeasonOutfit) => Number(garments.some(({ kind }) => kind === 'shorts'));
  return outfits.toReversed().sort((a, b) => hasShorts(a) - hasShorts(b));
}
