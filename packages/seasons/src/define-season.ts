import { familyOf, type SeasonName } from '@trueseason/contracts';
import { colorNamed } from './define-palette.ts';
import { foundationsOf } from './foundation.ts';
import { plainColor } from './plain-color.ts';
import { pinterestSearchUrl, RETAILERS, shopSearchUrl } from './retailers.ts';
import type { RingSeason } from './ring-season.ts';
import type { GarmentKind, SeasonOutfit, SeasonPalette, SeasonProfile } from './season-profile.ts';
import type { OutfitText, SeasonWords } from './season-words.ts';
import { listOf } from './swatches.ts';

/** Throws a RangeError when an outfit names a color that is not in the palette. */
export function defineSeason(
  name: SeasonName,
  { slug, subtitle, identity, axes }: RingSeason,
  palette: SeasonPalette,
  words: SeasonWords,
): SeasonProfile {
  const { clothing, bestMetals, metals, hair, makeup, outfits, ...rest } = words;
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
    hair: { guidance: hair },
    makeup: {
      text: makeup.text,
      guidelines: makeup.guidelines,
      pinterestUrl: pinterestSearchUrl(`${name} makeup looks`),
      foundation: foundationsOf(axes, makeup.undertone),
    },
    outfits: outfits.map((outfit, index) => buildOutfit(palette, `${slug}-${index + 1}`, outfit)),
  };
}

/** Where a shop's word for a garment differs from ours. */
const SHOP_WORDS: Readonly<Partial<Record<GarmentKind, string>>> = {
  knit: 'sweater',
  tee: 't-shirt',
  polo: 'polo shirt',
  trench: 'trench coat',
};

function buildOutfit(palette: SeasonPalette, id: string, { name, wear, key = 0, at, price }: OutfitText): SeasonOutfit {
  const garments = wear.map(([kind, color]) => ({ kind, color, hex: colorNamed(palette, color).hex }));
  const keyPiece = garments[key];
  if (!keyPiece) throw new RangeError(`${id} has no key piece`);
  return {
    id,
    name,
    garments,
    keyColor: colorNamed(palette, keyPiece.color),
    brand: RETAILERS[at].brand,
    priceRange: price,
    shopUrl: shopSearchUrl(
      at,
      `${plainColor(keyPiece.hex)} ${SHOP_WORDS[keyPiece.kind] ?? keyPiece.kind.replace('-', ' ')}`,
    ),
  };
}
