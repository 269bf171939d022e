import type { Feature, SkinZoneName } from '@trueseason/contracts';
import type { LogColor } from '../math/index.ts';

/** A feature or zone in one photo: value and one sigma, before light correction. */
export interface Reading {
  readonly color: LogColor;
  readonly sd: LogColor;
  readonly pixels: number;
}

/**
 * Cues of a photo's exposure: log luminance (linear, 0 where clipped) of things that are similar for everyone, and
 * signs of clipped skin. Each may be absent.
 */
export interface Tones {
  /** The brightest part, and the level a few percent exceed. */
  readonly whitePoint?: number | undefined;
  readonly highlights?: number | undefined;
  /** White cloth and teeth. */
  readonly cloth?: number | undefined;
  readonly teeth?: number | undefined;
  /** Green of the evenly lit face: the skin's depth as photographed. */
  readonly face?: number | undefined;
  /** The brightest skin. */
  readonly shine?: number | undefined;
  /** Pile-up of skin at clipped red: log ratio of those pixels to the ones just below. */
  readonly redPile?: number | undefined;
  /** The same for white cloth or, without it, any white that is not skin. */
  readonly whitePile?: number | undefined;
}

/**
 * Displayed colors of hair, irises and brows, in the photo's light like `features`, whose colors for placement are more
 * repeatable. Null if not visible enough to display, absent in older readings.
 */
export const DISPLAYED_SEPARATELY = ['hair', 'iris', 'brows'] as const satisfies readonly Feature[];
export type DisplayedSeparately = (typeof DISPLAYED_SEPARATELY)[number];
export interface Displayed extends Readonly<Partial<Record<DisplayedSeparately, LogColor | null>>> {
  /** Displayed skin color; absent in older readings and if too little is visible. */
  readonly skin?: LogColor | undefined;
  /** Light reaching the eyes compared with the face, log. */
  readonly shade?: number | undefined;
  /** Darker and lighter strands of two-colored hair. Absent in older readings. */
  readonly strands?: Readonly<Record<'dark' | 'light', LogColor>> | undefined;
}

/** Skin as zones, other features as one reading each. */
export interface Readings {
  readonly zones: Readonly<Partial<Record<SkinZoneName, Reading>>>;
  readonly features: Readonly<Partial<Record<Exclude<Feature, 'skin'>, Reading>>>;
  /** Absent in older readings. */
  readonly displayed?: Displayed | undefined;
  /** Lower bound of light (log depth) from the brightest cloth. */
  readonly leastLight?: number | undefined;
  readonly tones?: Tones | undefined;
  /** A sheet of white paper next to the face. */
  readonly paper?: Reading | undefined;
  /** Index of the photo of which this is a copy. */
  readonly repeatOf?: number | undefined;
}
