import { familyOf, type SeasonName } from '@trueseason/contracts';
import { colorNamed } from './define-palette.ts';
import { foundationsOf } from './foundation.ts';
import { plainColor } from './plain-color.ts';
import { type PriceBand, pinterestSearchUrl, RETAILERS, type Retailer, shopSearchUrl } from './retailers.ts';
import { RING } from './ring.ts';
import type {
  CelebrityMention,
  GarmentKind,
  JewelryGuide,
  PremiumIdentity,
  SeasonOutfit,
  SeasonPalette,
  SeasonProfile,
} from './season-profile.ts';
import { listOf } from './swatches.ts';

export interface OutfitText {
  readonly name: string;
  /** Garment and palette colour, in order of dressing; the first is the key piece unless `key` says otherwise. */
  readonly wear: readonly (readonly [GarmentKind, color: string])[];
  /** Index into `wear`. */
  readonly key?: number;
  readonly at: Retailer;
  readonly price: PriceBand;
}

/** What a season's own file states; the rest follows from its palette and its place on the ring. */
export interface SeasonText extends PremiumIdentity {
  readonly name: SeasonName;
  readonly description: string;
  readonly keyCharacteristics: readonly string[];
  readonly clothing: readonly string[];
  readonly shopping: readonly string[];
  /** Best first, comma-separated. */
  readonly bestMetals: string;
  readonly metals: string;
  readonly jewelry: JewelryGuide;
  readonly eyewear: { readonly guidance: string; readonly glasses: readonly string[] };
  readonly hair: string;
  readonly makeup: { readonly text: string; readonly guidelines: readonly string[] };
  readonly celebrities: readonly CelebrityMention[];
  readonly outfits: readonly OutfitText[];
}

/** Throws a RangeError when an outfit names a colour that is not in the palette. */
export function defineSeason(palette: SeasonPalette, text: SeasonText): SeasonProfile {
  const { slug, icon, subtitle, identity } = RING[text.name];
  const { clothing, bestMetals, metals, hair, makeup, outfits, ...rest } = text;
  return {
    ...rest,
    slug,
    icon,
    subtitle,
    identity,
    family: familyOf(text.name),
    palette,
    clothing: { guidelines: clothing, pinterestUrl: pinterestSearchUrl(`${text.name} outfits capsule wardrobe`) },
    metals: { text: metals, best: listOf(bestMetals) },
    hair: { guidance: hair },
    makeup: {
      ...makeup,
      pinterestUrl: pinterestSearchUrl(`${text.name} makeup looks`),
      foundation: foundationsOf(text.name),
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
