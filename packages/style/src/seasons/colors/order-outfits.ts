import type { Evidence } from '@trueseason/contracts';
import type { SeasonOutfit } from '../outfit.ts';
import { rateColors } from './color-probability.ts';
import { sortByRank } from './sort-by-rank.ts';
import { isSure } from './sure-color.ts';

/** Outfits, first those of which the largest share is in sure colors. */
export function orderOutfits(
  outfits: readonly SeasonOutfit[],
  distribution: Evidence['distribution'],
): readonly SeasonOutfit[] {
  const sureShare = ({ garments }: SeasonOutfit): number => {
    const colors = garments.map(({ hex, color }) => ({ hex, name: color }));
    return rateColors(colors, distribution).filter(isSure).length / garments.length;
  };
  return sortByRank(outfits, (outfit) => -sureShare(outfit));
}
