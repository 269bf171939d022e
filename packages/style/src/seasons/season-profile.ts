import type { NamedColor, SeasonFamily, SeasonName } from '@trueseason/contracts';
import type { DrawnJewelry, SeasonFrame } from './accessory.ts';
import type { SeasonOutfit } from './outfit.ts';
import type { SeasonWords } from './season-words.ts';

/** A season's colors; names are unique within a season. */
export interface SeasonPalette {
  readonly coreNeutrals: readonly NamedColor[];
  readonly accentLights: readonly NamedColor[];
  readonly accentBrights: readonly NamedColor[];
  /** At most 8 of the three groups above. */
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

export interface SeasonProfile {
  readonly name: SeasonName;
  readonly slug: string;
  readonly family: SeasonFamily;
  readonly subtitle: string;
  readonly identity: readonly NamedColor[];
  readonly palette: SeasonPalette;
  readonly words: SeasonWords;
  /** Best first. */
  readonly metals: readonly string[];
  readonly jewels: DrawnJewelry;
  readonly frames: readonly SeasonFrame[];
  readonly outfits: readonly SeasonOutfit[];
}
