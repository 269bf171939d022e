import { familyOf, type SeasonName } from '@trueseason/contracts';
import { colorNamed } from './define-palette.ts';
import { pinterestSearchUrl, RETAILERS } from './retailers.ts';
import type { RingSeason } from './ring-season.ts';
import type { SeasonOutfit, SeasonPalette, SeasonProfile } from './season-profile.ts';
import type { OutfitText, SeasonWords } from './season-words.ts';
import { shopUrlOf } from './shop-url.ts';
import { listOf } from './swatches.ts';

/** Throws a RangeError when an outfit names a color that is not in the palette. */
export function defineSeason(
  name: SeasonName,
  { slug, subtitle, identity }: RingSeason,
  palette: SeasonPalette,
  words: SeasonWords,
): SeasonProfile {
  const { clothing, bestMetals, metals, hair, grayHair, makeup, outfits, ...rest } = words;
  return {
    ...rest,
    name,
    slug,
    subtitle,
    identity,
    family: familyOf(name),
    palette,
    clothing: { guidelines: clothing, pinterestUrl: pinterestSearchUrl(`${name} outfits capsule wardrobe`) },
    metals: { text: metals, best: listOf(bestMetals) },
    hair: { guidance: hair, gray: grayHair },
    makeup: {
      ...makeup,
      pinterestUrl: pinterestSearchUrl(`${name} makeup looks`),
    },
    outfits: outfits.map((outfit, index) => buildOutfit(palette, `${slug}-${index + 1}`, outfit)),
  };
}

function buildOutfit(palette: SeasonPalette, id: string, { name, wear, key = 0, at, price }: OutfitText): SeasonOutfit {
  const garments = wear.map(([kind, color]) => ({ kind, color, hex: colorNamed(palette, color).hex }));
  const keyPiece = garments[key];
  if (!keyPiece) throw new RangeError(`${id} has no key piece`);
  return {
    id,
    name,
    garments,
    keyColor: colorNamed(palette, keyPiece.color),
    at,
    brand: RETAILERS[at].brand,
    priceRange: price,
    shopUrl: shopUrlOf(at, keyPiece),
  };
}
