import { familyOf, GARMENT_KINDS, type SeasonName } from '@trueseason/contracts';
import type { DrawnFrame, DrawnJewelry } from './accessory.ts';
import { colorNamed } from './colors/define-palette.ts';
import { listOf } from './colors/swatches.ts';
import type { Garment, OutfitText, SeasonOutfit } from './outfit.ts';
import { RETAILERS } from './retailers.ts';
import type { RingSeason } from './ring-season.ts';
import type { SeasonPalette, SeasonProfile } from './season-profile.ts';
import type { SeasonWords } from './season-words.ts';
import { shopUrlOf } from './shop-url.ts';

export interface SeasonParts {
  readonly ring: RingSeason;
  readonly palette: SeasonPalette;
  readonly words: SeasonWords;
  readonly accessories: { readonly jewels: DrawnJewelry; readonly frames: readonly DrawnFrame[] };
  readonly outfits: readonly OutfitText[];
}

/** @throws RangeError if an outfit or frame names an unknown garment or color */
export function defineSeason(name: SeasonName, parts: SeasonParts): SeasonProfile {
  const { ring, palette, words, accessories, outfits } = parts;
  const { slug, subtitle, identity } = ring;
  return {
    name,
    slug,
    subtitle,
    identity,
    family: familyOf(name),
    palette,
    words,
    metals: listOf(words.bestMetals),
    jewels: accessories.jewels,
    frames: accessories.frames.map(({ color, ...look }) => ({ ...frameNamed(palette, color), look })),
    outfits: outfits.map((outfit, index) => buildOutfit(palette, `${slug}-${index + 1}`, outfit)),
  };
}

function frameNamed({ frames }: SeasonPalette, name: string) {
  const frame = frames.find((one) => one.name === name);
  if (!frame) throw new RangeError(`no frame is called ${name}`);
  return frame;
}

/** Parses a garment such as `shirt Powder Blue`. */
function garmentIn(palette: SeasonPalette, text: string): Garment {
  const kind = GARMENT_KINDS.find((one) => text.startsWith(`${one} `));
  if (!kind) throw new RangeError(`${text} is no garment`);
  const color = text.slice(kind.length + 1);
  return { kind, color, hex: colorNamed(palette, color).hex };
}

function buildOutfit(palette: SeasonPalette, id: string, { name, wear, key = 0, at, price }: OutfitText): SeasonOutfit {
  const garments = listOf(wear).map((text) => garmentIn(palette, text));
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
