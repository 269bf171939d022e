import type { HexColor, NamedColor, SeasonFamily, SeasonName } from '@trueseason/contracts';
import type { Retailer } from './retailers.ts';

/** All colors of one season. Groups of `NamedColor` carry where to wear them; names are unique within a season. */
export interface SeasonPalette {
  readonly coreNeutrals: readonly NamedColor[];
  readonly accentLights: readonly NamedColor[];
  readonly accentBrights: readonly NamedColor[];
  /** At most 8, picked from the three groups above. */
  readonly signature: readonly NamedColor[];
  /** Exactly 12. */
  readonly avoid: readonly NamedColor[];
  readonly eyeshadow: readonly NamedColor[];
  readonly blush: readonly NamedColor[];
  readonly lipstick: readonly NamedColor[];
  readonly eyeliner: readonly NamedColor[];
  readonly frames: readonly NamedColor[];
  readonly hairBest: readonly NamedColor[];
  readonly hairAvoid: readonly NamedColor[];
}

export const GARMENT_KINDS = [
  'blazer',
  'coat',
  'trench',
  'jacket',
  'cardigan',
  'knit',
  'turtleneck',
  'shirt',
  'blouse',
  'tee',
  'polo',
  'hoodie',
  'vest',
  'dress',
  'jumpsuit',
  'skirt',
  'trousers',
  'wide-trousers',
  'jeans',
  'chinos',
  'shorts',
  'scarf',
  'tie',
  'belt',
  'bag',
  'shoes',
  'boots',
  'sneakers',
  'sandals',
] as const;
export type GarmentKind = (typeof GARMENT_KINDS)[number];

/** One flat shape of a drawn outfit. */
export interface Garment {
  readonly kind: GarmentKind;
  readonly hex: HexColor;
  /** The color's name in the season's palette. */
  readonly color: string;
}

export interface SeasonOutfit {
  readonly id: string;
  readonly name: string;
  /** In order of dressing, from the skin outwards, accessories last. */
  readonly garments: readonly Garment[];
  readonly keyColor: NamedColor;
  readonly at: Retailer;
  readonly brand: string;
  readonly priceRange: string;
  readonly shopUrl: string;
}

/** Who style writers often name for a season; nobody measured them. */
export interface CelebrityMention {
  readonly name: string;
  readonly note: string;
  /** Of tan, brown or deep skin: named first to who has such skin as well. */
  readonly deeper?: true;
  /** Address of a picture that the operator has the right to show. We ship none; without it the name stands alone. */
  readonly pictureUrl?: string;
}

export interface PremiumIdentity {
  readonly tagline: string;
  readonly personality: string;
  readonly signature: string;
}

export interface SeasonProfile extends PremiumIdentity {
  readonly name: SeasonName;
  readonly slug: string;
  readonly family: SeasonFamily;
  readonly subtitle: string;
  readonly identity: readonly NamedColor[];
  readonly description: string;
  /** Whom it is found on. */
  readonly people: string;
  readonly keyCharacteristics: readonly string[];
  readonly palette: SeasonPalette;
  readonly clothing: { readonly guidelines: readonly string[]; readonly pinterestUrl: string };
  readonly shopping: readonly string[];
  readonly metals: { readonly text: string; readonly best: readonly string[] };
  readonly jewelry: JewelryGuide;
  readonly jewels: DrawnJewelry;
  readonly eyewear: { readonly guidance: string; readonly glasses: readonly string[] };
  readonly hair: {
    readonly guidance: string;
    /** Said to whoever has some, all over or in part. */
    readonly gray: string;
  };
  readonly makeup: {
    readonly text: string;
    readonly guidelines: readonly string[];
    readonly pinterestUrl: string;
    /** The word for it on foundations. */
    readonly undertone: string;
  };
  /** What separates it from the next season on the ring. */
  readonly besideNext: string;
  readonly celebrities: readonly CelebrityMention[];
  readonly outfits: readonly SeasonOutfit[];
}

/** One of each kind of jewelry that the guide's words name, to be drawn beside them. */
export interface DrawnJewelry {
  readonly ring: Piece & {
    readonly kind: 'fine' | 'solitaire' | 'square' | 'closed' | 'signet';
    readonly stone: HexColor;
  };
  /** The one that the words name first. */
  readonly necklace: Piece & {
    readonly kind: 'chain' | 'layered' | 'cord' | 'pendant' | 'beads' | 'collar';
    /** Of a chain; between the two without. */
    readonly links?: 'fine' | 'heavy';
  };
  readonly earrings: Piece & { readonly kind: 'hoops' | 'studs' | 'discs' };
  readonly watch: {
    readonly case: string;
    readonly dial: HexColor;
    /** None: a band of the case's metal. */
    readonly strap: HexColor | null;
  };
}

interface Piece {
  /** With its finish, such as `Brushed Steel`. */
  readonly metal: string;
  /** Stones, pearls or beads; none: metal alone. */
  readonly stone: HexColor | null;
}

export interface JewelryGuide {
  readonly guidance: string;
  readonly rings: string;
  readonly necklaces: string;
  readonly earrings: string;
  readonly watches: string;
}
