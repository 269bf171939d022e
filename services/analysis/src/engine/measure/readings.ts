import { FACIAL_HAIR, FEATURES, type Feature, PHOTO_CAPTURES, SKIN_ZONES } from '@trueseason/contracts';
import { z } from 'zod';
import type { LogColor } from '../math/index.ts';

const logColor: z.ZodType<LogColor> = z.tuple([z.number(), z.number(), z.number()]);
const tone = z.number().optional();

/** A feature or zone in one photo: value and one sigma, before light correction. */
const readingSchema = z.object({ color: logColor, sd: logColor, pixels: z.number().int().nonnegative() });
export type Reading = Readonly<z.infer<typeof readingSchema>>;

/**
 * Cues of a photo's exposure: log luminance (linear, 0 where clipped) of things that are similar for everyone, and
 * signs of clipped skin. Each may be absent.
 */
const tonesSchema = z.object({
  /** The brightest part, and the level a few percent exceed. */
  whitePoint: tone,
  highlights: tone,
  /** White cloth and teeth. */
  cloth: tone,
  teeth: tone,
  /** Green of the evenly lit face: the skin's depth as photographed. */
  face: tone,
  /** The brightest skin. */
  shine: tone,
  /** Pile-up of skin at clipped red: log ratio of those pixels to the ones just below. */
  redPile: tone,
  /** The same for white cloth or, without it, any white that is not skin. */
  whitePile: tone,
});
export type Tones = Readonly<z.infer<typeof tonesSchema>>;

/**
 * Displayed colors of hair, irises and brows, in the photo's light like `features`, whose colors for placement are more
 * repeatable. Null if not visible enough to display, absent in older readings.
 */
export const DISPLAYED_SEPARATELY = ['hair', 'iris', 'brows'] as const satisfies readonly Feature[];
export type DisplayedSeparately = (typeof DISPLAYED_SEPARATELY)[number];
const displayedSchema = z.object({
  hair: logColor.nullable().optional(),
  iris: logColor.nullable().optional(),
  brows: logColor.nullable().optional(),
  /** Both irises, left and right of the picture, only if they differ in color. */
  irises: z.tuple([logColor, logColor]).optional(),
  /** Displayed skin color; absent in older readings and if too little is visible. */
  skin: logColor.optional(),
  /** Light reaching the eyes compared with the face, log. */
  shade: z.number().optional(),
  /** Darker and lighter strands of two-colored hair. Absent in older readings. */
  strands: z.object({ dark: logColor, light: logColor }).optional(),
});
export type Displayed = Readonly<z.infer<typeof displayedSchema>>;

/** Skin as zones, other features as one reading each. Photos are named by position; by index where they have none. */
const photoSchema = z.object({
  zones: z.partialRecord(z.enum(SKIN_ZONES), readingSchema).readonly(),
  features: z.partialRecord(z.enum(FEATURES).exclude(['skin']), readingSchema).readonly(),
  /** Absent in older readings, and where there is none. */
  beard: readingSchema.extend({ kind: z.enum(FACIAL_HAIR) }).optional(),
  /** Absent in older readings. */
  displayed: displayedSchema.optional(),
  /** Lower bound of light (log depth) from the brightest cloth. */
  leastLight: z.number().optional(),
  tones: tonesSchema.optional(),
  /** A sheet of white paper next to the face. */
  paper: readingSchema.optional(),
  /** How the photo was made, for counting only. */
  capture: z.enum(PHOTO_CAPTURES).optional(),
  /** How much hue and chroma vary at one lightness (`measure-variety.ts`). Absent in older readings. */
  variety: z.number().nonnegative().optional(),
  /** What is behind the head (`packages/vision/src/place`), coarse and as figures. Absent in older readings. */
  background: z.base64().max(1_024).optional(),
  /** The photo's number in its order, and the time of its upload: both outlive the photo. */
  position: z.number().int().positive().optional(),
  uploadedAt: z.number().optional(),
  /** The first photo of its place, and of its day; absent for those of the first. */
  place: z.number().int().nonnegative().optional(),
  day: z.number().int().nonnegative().optional(),
  /** The photo that this one copies. */
  repeatOf: z.number().int().nonnegative().optional(),
  /** The photo of an earlier upload whose picture this one is, in whatever colors. */
  pictureOf: z.number().int().nonnegative().optional(),
});
export type Readings = Readonly<z.infer<typeof photoSchema>>;

/** Stored readings, one entry per photo. */
export const readingsSchema = z.array(photoSchema).min(1);
