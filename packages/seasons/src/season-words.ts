import type { PriceBand, Retailer } from './retailers.ts';
import type { CelebrityMention, DrawnJewelry, GarmentKind, JewelryGuide, PremiumIdentity } from './season-profile.ts';

export interface OutfitText {
  readonly name: string;
  /** Garment and palette color, in order of dressing; the first is the key piece unless `key` says otherwise. */
  readonly wear: readonly (readonly [GarmentKind, color: string])[];
  /** Index into `wear`. */
  readonly key?: number;
  readonly at: Retailer;
  readonly price: PriceBand;
}

/** What a season says of itself; the rest follows from its palette and its place on the ring. */
export interface SeasonWords extends PremiumIdentity {
  readonly description: string;
  /** Whom it is found on: said to those of deeper skin, whom pictures of a season often leave out. */
  readonly people: string;
  readonly keyCharacteristics: readonly string[];
  readonly clothing: readonly string[];
  readonly shopping: readonly string[];
  /** Best first, comma-separated. */
  readonly bestMetals: string;
  readonly metals: string;
  readonly jewelry: JewelryGuide;
  readonly jewels: DrawnJewelry;
  readonly eyewear: { readonly guidance: string; readonly glasses: readonly string[] };
  readonly hair: string;
  /** Said to nobody but whose hair is gray, all or in part. */
  readonly grayHair: string;
  readonly makeup: {
    /** Of its foundations: they differ in depth alone. */
    readonly undertone: string;
    readonly text: string;
    readonly guidelines: readonly string[];
  };
  /** What separates it from the next season on the ring. */
  readonly besideNext: string;
  readonly celebrities: readonly CelebrityMention[];
  readonly outfits: readonly OutfitText[];
}
