import type { Outfit, SeasonName } from '@trueseason/contracts';
import { FALLBACK_PROFILE } from './fallbacks.ts';
import { seasonProfile } from './profiles.ts';
import { isSeasonName, RING } from './ring.ts';

/** Path of an outfit's drawing on our own origin; `number` counts from 1. */
export const outfitImagePath = (season: SeasonName, number: number): string =>
  `/outfits/${RING[season].slug}/${number}.svg`;

/** The looks of a season as the API shows them; of one that we do not know, those of its guides. */
export function outfitsFor(stored: string): Outfit[] {
  const season = isSeasonName(stored) ? stored : FALLBACK_PROFILE;
  return seasonProfile(season).outfits.map((outfit, index) => ({
    id: outfit.id,
    name: outfit.name,
    image: outfitImagePath(season, index + 1),
    brand: outfit.brand,
    priceRange: outfit.priceRange,
    keyColorHex: outfit.keyColor.hex,
    shopUrl: outfit.shopUrl,
  }));
}
