import type { SeasonName } from '@trueseason/contracts';

export interface SampleColor {
  readonly hex: string;
  readonly name: string;
}

/** A painted person and what the product found: written by e2e/samples, copied to src/sample by hand. */
export interface SampleFacts {
  readonly id: string;
  readonly look: string;
  readonly season: SeasonName;
  readonly runnerUp: SeasonName;
  /** How sure the product is. */
  readonly word: string;
  readonly own: readonly SampleColor[];
  readonly avoid: readonly SampleColor[];
  /** The upper edge of a cloth, in shares of the picture. */
  readonly edge: readonly (readonly [number, number])[];
  /** Of the first alone, whose evidence is shown. */
  readonly readings?: readonly SampleReading[];
}

/** A color in CIE Lab as it was read, with its standard uncertainty, and as it was painted. */
export interface SampleReading {
  readonly feature: 'skin' | 'hair' | 'iris';
  readonly read: Triple | null;
  readonly sd: Triple | null;
  readonly painted: Triple;
}

type Triple = readonly [number, number, number];
