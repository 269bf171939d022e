import type { GarmentKind, HexColor, NamedColor } from '@trueseason/contracts';
import type { PriceBand, Retailer } from './retailers.ts';

/** A shape of a drawn outfit. */
export interface Garment {
  readonly kind: GarmentKind;
  readonly hex: HexColor;
  /** The color's name in the season's palette. */
  readonly color: string;
}

export interface OutfitText {
  readonly name: string;
  /** Garments with palette colors in order of dressing; the first is the key piece unless `key` says otherwise. */
  readonly wear: string;
  /** Index of the garment. */
  readonly key?: number;
  readonly at: Retailer;
  readonly price: PriceBand;
}

export interface SeasonOutfit {
  readonly id: string;
  readonly name: string;
  /** In order of dressing, accessories last. */
  readonly garments: readonly Garment[];
  readonly keyColor: NamedColor;
  readonly at: Retailer;
  readonly brand: string;
  readonly priceRange: string;
  readonly shopUrl: string;
}
