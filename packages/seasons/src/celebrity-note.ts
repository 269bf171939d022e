import type { SeasonOutfit } from './season-profile.ts';

/** Before celebrities, wherever they are named. */
export const CELEBRITIES_LEAD = 'Style lists name them for your season. Take them as inspiration, not proof.';

/** Outfits to show beside the names: not the ones that the clothing step begins with, and without shorts if possible. */
export function looksBesideNames(outfits: readonly SeasonOutfit[]): SeasonOutfit[] {
  const hasShorts = ({ garments }: SeasonOutfit) => Number(garments.some(({ kind }) => kind === 'shorts'));
  return outfits.toReversed().sort((a, b) => hasShorts(a) - hasShorts(b));
}
