import type { Evidence, NamedColor } from '@trueseason/contracts';
import type { SeasonOutfit } from '../outfit.ts';
import { rateColors } from './color-probability.ts';
import { sortByRank } from './sort-by-rank.ts';
import { isSure } from './sure-color.ts';

/** Outfits, first those with the first cloth, then those of which the largest share is in sure colors. */
export function sortOutfits(
  outfits: readonly SeasonOutfit[],
  first: NamedColor | undefined,
  evidence: Pick<Evidence, 'distribution' | 'kept'>,
): readonly SeasonOutfit[] {
  const sureShare = ({ garments }: SeasonOutfit): number => {
    const colors = garments.map(({ hex, color }) => ({ hex, name: color }));
    return rateColors(colors, evidence).filter(isSure).length / garments.length;
  };
  const wearsFirst = ({ garments }: SeasonOutfit): boolean => garments.some(({ hex }) => hex === first?.hex);
  return sortByRank(outfits, (outfit) => -sureShare(outfit) - Number(wearsFirst(outfit)));
}
