import { z } from 'zod';
import { HAIR_COLORS } from '../answers.ts';
import { AXES } from '../measured.ts';
import { SEASON_COUNT } from '../season-name.ts';
import {
  answersSchema,
  hexColorSchema,
  photoPositionSchema,
  photoVerdictSchema,
  seasonNameSchema,
  seasonTypeSchema,
} from './fields.ts';
import { namedColorSchema, readingLineSchema, readingSchema } from './reading.ts';

/** CIE Lab under D65, the 2 degree observer. */
export const labSchema = z.tuple([z.number(), z.number(), z.number()]).meta({ id: 'Lab' });
export type LabTuple = z.infer<typeof labSchema>;

/** A value with its standard uncertainty (1 sigma), in the value's own unit. */
export const estimateSchema = z.object({ value: z.number(), sd: z.number().nonnegative() }).meta({ id: 'Estimate' });
export type Estimate = z.infer<typeof estimateSchema>;

/** The light-corrected color of one feature, over all photos in which it was seen. */
export const measuredColorSchema = z
  .object({
    lab: labSchema,
    /** Standard uncertainty of each Lab coordinate. */
    sd: labSchema,
    hex: hexColorSchema,
    /** Pixels that the measurement rests on. */
    pixels: z.number().int().nonnegative(),
    /** 0 (not to be trusted) to 1. */
    quality: z.number().min(0).max(1),
  })
  .meta({ id: 'MeasuredColor' });
export type MeasuredColor = z.infer<typeof measuredColorSchema>;

/** Salt-and-pepper hair: the two colors of which the hair's own is the mix. */
export const hairStrandsSchema = z.object({ dark: hexColorSchema, gray: hexColorSchema }).meta({ id: 'HairStrands' });
export type HairStrands = z.infer<typeof hairStrandsSchema>;

export const measuredHairSchema = measuredColorSchema
  .extend({
    /** Absent where hair is of one color. */
    strands: hairStrandsSchema.optional(),
    /** What people would call it, the likelier name first; two where it may be either. Absent in older results. */
    names: z
      .array(z.literal(HAIR_COLORS.map(({ value }) => value)))
      .min(1)
      .max(2)
      .optional(),
  })
  .meta({ id: 'MeasuredHair' });

/** Log10 luminance ratios: they do not change with exposure. */
export const contrastsSchema = z.object({
  skinHair: estimateSchema.nullable(),
  skinIris: estimateSchema.nullable(),
  skinSclera: estimateSchema.nullable(),
  skinBrow: estimateSchema.nullable(),
});
export type Contrasts = z.infer<typeof contrastsSchema>;

export const axisSchema = z.enum(AXES);

/**
 * Where a person lies on the four axes, each in about -1..1:
 * temperature cool to warm, value deep to light, chroma soft to clear, contrast low to high.
 */
export const axisScoresSchema = z.object({
  temperature: estimateSchema,
  value: estimateSchema,
  chroma: estimateSchema,
  contrast: estimateSchema,
});
export type AxisScores = z.infer<typeof axisScoresSchema>;

/** To tell two seasons apart, to have three that count, to see eyes without glasses before them, or hair with nothing over it. */
const morePhotosForSchema = z.enum(['season', 'count', 'eyes', 'hair']);
export type MorePhotosFor = z.infer<typeof morePhotosForSchema>;

/** What was measured and how sure the answer is. Holds no photo and no file name. */
export const evidenceSchema = z
  .object({
    engineVersion: z.string(),
    features: z.object({
      skin: measuredColorSchema,
      hair: measuredHairSchema.nullable(),
      iris: measuredColorSchema.nullable(),
      brows: measuredColorSchema.nullable(),
      lips: measuredColorSchema.nullable(),
      sclera: measuredColorSchema.nullable(),
    }),
    /** Individual typology angle of the skin in degrees (Chardon 1991): depth, not undertone. */
    ita: estimateSchema,
    contrasts: contrastsSchema,
    light: z.object({
      /** A white surface beside the face, the whites of the eyes, or what most photos look like. */
      source: z.enum(['paper', 'eyes', 'assumed']),
      /** The mean shift that the correction applied to the skin, in CIEDE2000. */
      correction: z.number().nonnegative(),
      /** The skin with that light left in, as photos show it on average. */
      skinInIt: hexColorSchema,
    }),
    axes: axisScoresSchema,
    /** Every season, most probable first; sums to 1. */
    distribution: z
      .array(z.object({ season: seasonNameSchema, probability: z.number().min(0).max(1) }))
      .length(SEASON_COUNT),
    /** How likely photos from another day give the same season: repeatability, never accuracy. */
    confidence: z.number().min(0).max(1),
    runnerUp: seasonNameSchema,
    /** The season named before photos were added; absent where none were. */
    seasonBefore: seasonNameSchema.optional(),
    /** Whether more photos would tell more. */
    morePhotosWouldHelp: z.boolean(),
    /** What they would be for. Absent where they would not help. */
    morePhotosFor: morePhotosForSchema.optional(),
    /** How many of the photos name the same season on their own. */
    agreement: z.object({
      photos: z.number().int(),
      agreeing: z.number().int(),
      /** What those that do not name it name, each once. */
      others: z.array(seasonNameSchema),
    }),
    /** The axis that decided against the runner-up; null where all four together did. */
    decidingAxis: axisSchema.nullable(),
    photos: z.array(photoVerdictSchema),
    /** The customer's answers that affect the result. */
    answers: answersSchema.optional(),
    /** Features of another color in the photos than told; absent if there are none. */
    contradictions: z.array(z.enum(['hair', 'iris'])).optional(),
    /** A second opinion from a language model, when one is configured. */
    secondOpinion: z
      .object({ season: seasonNameSchema, agrees: z.boolean(), description: z.string().optional() })
      .nullable(),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * The whole result: one record that serves the plain views (season, description, three color lists,
 * recommendations) and the stepped ones (overview, clothing, accessories, hair, make-up, celebrities).
 */
export const analysisResultSchema = z
  .object({
    season: seasonNameSchema,
    seasonType: seasonTypeSchema,
    description: z.string(),
    coreNeutrals: z.array(hexColorSchema),
    accentLights: z.array(hexColorSchema),
    accentBrights: z.array(hexColorSchema),
    recommendations: z.object({ metals: z.string(), makeup: z.string(), eyewear: z.string() }),
    overview: z.object({
      description: z.string(),
      keyCharacteristics: z.array(z.string()),
      /** `#RRGGBB Name`. */
      signatureColors: z.array(z.string()),
      avoidColors: z.array(namedColorSchema),
    }),
    clothing: z.object({ guidelines: z.array(z.string()), pinterestUrl: z.string() }),
    accessories: z.object({
      metals: z.string(),
      bestMetals: z.array(z.string()).optional(),
      jewelry: z.array(z.string()),
      glasses: z.array(z.string()),
    }),
    hairColor: z.object({ guidance: z.string(), bestColors: z.array(z.string()), avoidColors: z.array(z.string()) }),
    makeup: z.object({ guidelines: z.array(z.string()), pinterestUrl: z.string() }),
    celebrities: z.array(z.string()),
    /** Composed from the evidence; the fields above are projections of it. */
    reading: readingSchema,
    evidence: evidenceSchema,
  })
  .meta({ id: 'AnalysisResult' });
export type AnalysisResult = z.infer<typeof analysisResultSchema>;

/**
 * A result as it is stored, in whatever shape: it goes out as it is, and screens fall back for each field as the
 * specification says. If it were refused here, its owner would see nothing at all.
 */
// Tools that describe schemas ask for the value without a context.
export const storedResultSchema = analysisResultSchema.catch((context) => context?.value as AnalysisResult);

/** A free line about the person. It gives no season away: each has people of every contrast. */
export const findingSchema = readingLineSchema.meta({ id: 'Finding' });
export type Finding = z.infer<typeof findingSchema>;

/** What an unpaid visitor receives instead: decoy colors, what speaks against the photos, how sure it is, and one finding. */
export const lockedResultSchema = z
  .object({
    locked: z.literal(true),
    coreNeutrals: z.array(hexColorSchema),
    accentLights: z.array(hexColorSchema),
    accentBrights: z.array(hexColorSchema),
    /** Whether the photos look like different people; shown before payment. */
    photosDiffer: z.boolean(),
    /** Photos that duplicate another shot and do not count; shown before payment. */
    repeated: z.array(z.object({ position: photoPositionSchema, repeatOf: photoPositionSchema })),
    /** Whether the season is likely, not open; nothing of which it is. */
    clear: z.boolean(),
    /** What more photos would be for, where the order has room for them. */
    morePhotosFor: morePhotosForSchema,
    finding: findingSchema.nullable(),
  })
  .meta({ id: 'LockedResult' });
export type LockedResult = z.infer<typeof lockedResultSchema>;
