import type { Outfit, SeasonName } from '@trueseason/contracts';
import { sortByRank } from './colors/sort-by-rank.ts';
import { FALLBACK_PROFILE } from './fallbacks.ts';
import { seasonProfile } from './profiles.ts';
import { isSeasonName, RING } from './ring.ts';

/** Path of an outfit's drawing on our origin; `number` starts at 1. */
export const outfitImagePath = (season: SeasonName, number: number): string =>
  `/outfits/${RING[season].slug}/${number}.svg`;

/** A season's looks as the API shows them, in this order of ids if given; for an unknown season, its guides'. */
export function outfitsFor(stored: string, order: readonly string[] = []): Outfit[] {
  const season = isSeasonName(stored) ? stored : FALLBACK_PROFILE;
  const outfits = seasonProfile(season).outfits.map((outfit, index) => ({
    id: outfit.id,
    name: outfit.name,
    image: outfitImagePath(season, index + 1),
    brand: outfit.brand,
    priceRange: outfit.priceRange,
    keyColorHex: outfit.keyColor.hex,
    shopUrl: outfit.shopUrl,
  }));
  return sortByRank(outfits, ({ id }) => order.indexOf(id));
}
