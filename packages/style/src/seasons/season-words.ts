import type { Condition } from '../person/facts.ts';

/** A line of advice, or one that requires some facts. */
export type Text = string | { readonly text: string; readonly when: Condition };

/** Whom style writers often name. */
export interface CelebrityMention {
  readonly name: string;
  readonly note: string;
  /** Names of palette colors that go with the note, comma-separated. */
  readonly colors: string;
  /** Of the skin; light if absent. */
  readonly depth?: 'medium' | 'deep';
  readonly man?: true;
  /** Address of a picture that the operator has the right to show. We ship none. */
  readonly pictureUrl?: string;
}

export interface PremiumIdentity {
  readonly tagline: string;
  readonly personality: string;
  readonly signature: string;
}

export interface JewelryGuide {
  readonly guidance: string;
  readonly rings: string;
  readonly necklaces: string;
  readonly earrings: string;
  readonly watches: string;
}

/** A season's lines. A claim about a person needs a condition next to the line. */
export interface SeasonWords extends PremiumIdentity {
  readonly description: readonly [string, string];
  readonly traits: readonly string[];
  readonly clothing: readonly Text[];
  readonly shopping: readonly string[];
  /** Best first, comma-separated. */
  readonly bestMetals: string;
  readonly metals: string;
  readonly jewelry: JewelryGuide;
  readonly glasses: { readonly guidance: string; readonly list: readonly string[] };
  readonly hair: readonly string[];
  readonly grayHair: string;
  readonly makeup: {
    readonly text: string;
    /** Whether lips show through all of its lipsticks. */
    readonly sheer?: true;
    readonly guidelines: readonly string[];
  };
  /** What separates it from the next season. */
  readonly besideNext: string;
  readonly celebrities: readonly CelebrityMention[];
}
