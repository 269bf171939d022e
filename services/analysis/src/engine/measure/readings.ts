import type { Feature, SkinZoneName } from '@trueseason/contracts';
import type { LogColor } from '../math/index.ts';

/** One feature or zone as one photo shows it: value and one-sigma uncertainty, light not yet taken out. */
export interface Reading {
  readonly color: LogColor;
  readonly sd: LogColor;
  readonly pixels: number;
}

/**
 * What a photo shows of its own exposure: logarithms of luminance (linear, 0 where a pixel is cut off) of things that
 * are much the same for everybody, and signs of skin that is cut off. Each is missing where a photo shows none.
 */
export interface Tones {
  /** The brightest thing in the picture, and what a few percent of it exceed. */
  readonly whitePoint?: number | undefined;
  readonly highlights?: number | undefined;
  /** White cloth and teeth. */
  readonly cloth?: number | undefined;
  readonly teeth?: number | undefined;
  /** Green of the evenly lit face: the skin's depth as photographed. */
  readonly face?: number | undefined;
  /** The brightest skin. */
  readonly shine?: number | undefined;
  /** How skin piles up where red is cut off: logarithm of the pixels there over those just below. */
  readonly redPile?: number | undefined;
  /** The same of white cloth or, where there is none, of all that is white and no skin. */
  readonly whitePile?: number | undefined;
}

/**
 * Hair, irises and brows as one would call their color (in the photo's light, as `features` are): what places them repeats
 * itself better. Null where the photo does not show it well enough to be told, absent in older readings.
 */
export const TOLD_APART = ['hair', 'iris', 'brows'] as const satisfies readonly Feature[];
export type ToldApart = (typeof TOLD_APART)[number];
export interface Told extends Readonly<Partial<Record<ToldApart, LogColor | null>>> {
  /** Skin as one would call its color, for the same reason; absent in older readings and where too little of it is seen. */
  readonly skin?: LogColor | undefined;
  /** How much less light (log) reaches the eyes than the face. */
  readonly shade?: number | undefined;
  /** The darker and the lighter strands of the hair: hair of two colors is told as two. Absent in older readings. */
  readonly strands?: Readonly<Record<'dark' | 'light', LogColor>> | undefined;
}

/** Skin comes as zones, the other features as one reading each. */
export interface Readings {
  readonly zones: Readonly<Partial<Record<SkinZoneName, Reading>>>;
  readonly features: Readonly<Partial<Record<Exclude<Feature, 'skin'>, Reading>>>;
  /** Absent in readings that were stored before it was read. */
  readonly told?: Told | undefined;
  /** The least light (log, like `LogColor` depth) that the brightest cloth in the photo allows. */
  readonly leastLight?: number | undefined;
  readonly tones?: Tones | undefined;
  /** A sheet of white paper held beside the face. */
  readonly paper?: Reading | undefined;
  /** The photo of the order, by index, of which this one is but a copy. */
  readonly repeatOf?: number | undefined;
}
