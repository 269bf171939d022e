import { z } from 'zod';
import { EYE_COLORS, HAIR_COLORS } from '../answers/answers.ts';
import { AXES, FACIAL_HAIR } from '../result/measured.ts';
import { SEASON_COUNT } from '../result/season-name.ts';
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
    /** Pixels it was measured from. */
    pixels: z.number().int().nonnegative(),
    /** 0 (not to be trusted) to 1. */
    quality: z.number().min(0).max(1),
  })
  .meta({ id: 'MeasuredColor' });
export type MeasuredColor = z.infer<typeof measuredColorSchema>;

/** Salt-and-pepper hair: the two colors that mix to the hair's own. */
export const hairStrandsSchema = z.object({ dark: hexColorSchema, gray: hexColorSchema }).meta({ id: 'HairStrands' });
export type HairStrands = z.infer<typeof hairStrandsSchema>;

export const measuredHairSchema = measuredColorSchema
  .extend({
    /** Only for two-colored hair. */
    strands: hairStrandsSchema.optional(),
    /** What people would call it, likelier first; two if it may be either. Absent in older results. */
    names: z
      .array(z.literal(HAIR_COLORS.map(({ value }) => value)))
      .min(1)
      .max(2)
      .optional(),
  })
  .meta({ id: 'MeasuredHair' });

export const measuredIrisSchema = measuredColorSchema
  .extend({
    /** What people would call it. Absent in older results, and where lenses may be worn. */
    name: z.literal(EYE_COLORS.map(({ value }) => value)).optional(),
  })
  .meta({ id: 'MeasuredIris' });

/** Log10 luminance ratios, independent of exposure. */
export const contrastsSchema = z.object({
  skinHair: estimateSchema.nullable(),
  skinIris: estimateSchema.nullable(),
  skinSclera: estimateSchema.nullable(),
  skinBrow: estimateSchema.nullable(),
});
export type Contrasts = z.infer<typeof contrastsSchema>;

export const axisSchema = z.enum(AXES);

/** Position on the axes, about -1..1: cool to warm, deep to light, soft to clear, low to high contrast. */
export const axisScoresSchema = z.object({
  temperature: estimateSchema,
  value: estimateSchema,
  chroma: estimateSchema,
  contrast: estimateSchema,
});
export type AxisScores = z.infer<typeof axisScoresSchema>;

/** To separate two seasons, to have another place or three that count, to see eyes without glasses, or uncovered hair. */
const morePhotosForSchema = z.enum(['season', 'place', 'count', 'eyes', 'hair']);
export type MorePhotosFor = z.infer<typeof morePhotosForSchema>;

/** What the result before named, which this one continues. */
export const keptResultSchema = z
  .object({
    season: seasonNameSchema,
    second: seasonNameSchema,
    /** The colors that it marked sure. */
    sure: z.array(hexColorSchema),
    /** Its first colors, as its owner saw them; absent in older results. */
    signature: z.array(hexColorSchema).optional(),
    /** If its owner chose the season: how many times its share the likeliest one had then. */
    chosen: z.number().min(1).optional(),
  })
  .meta({ id: 'KeptResult' });
export type KeptResult = z.infer<typeof keptResultSchema>;

/** What was measured and how sure the answer is. Contains no photo or file name. */
export const evidenceSchema = z
  .object({
    engineVersion: z.string(),
    features: z.object({
      skin: measuredColorSchema,
      hair: measuredHairSchema.nullable(),
      iris: measuredIrisSchema.nullable(),
      brows: measuredColorSchema.nullable(),
      lips: measuredColorSchema.nullable(),
      sclera: measuredColorSchema.nullable(),
    }),
    /** Facial hair, if there is some. It does not affect the season. */
    beard: measuredHairSchema.extend({ kind: z.enum(FACIAL_HAIR) }).optional(),
    /** Individual typology angle of the skin in degrees (Chardon 1991): depth, not undertone. */
    ita: estimateSchema,
    contrasts: contrastsSchema,
    light: z.object({
      /** A white surface next to the face, the whites of the eyes, or the average photo. */
      source: z.enum(['paper', 'eyes', 'assumed']),
      /** The mean shift that the correction applied to the skin, in CIEDE2000. */
      correction: z.number().nonnegative(),
      /** The skin with that light left in, the mean over photos. */
      skinInIt: hexColorSchema,
      /** The skin as photographed, in that light and exposure, the mean over photos. Absent in older results. */
      skinInPhotos: hexColorSchema.optional(),
    }),
    axes: axisScoresSchema,
    /** Every season: the result's, its second, then the most probable first; sums to 1. */
    distribution: z
      .array(z.object({ season: seasonNameSchema, probability: z.number().min(0).max(1) }))
      .length(SEASON_COUNT),
    /** How likely photos from another day give the same season: repeatability, never accuracy. */
    confidence: z.number().min(0).max(1),
    runnerUp: seasonNameSchema,
    /** Absent in a first result. */
    kept: keptResultSchema.optional(),
    /** The season named before photos were added; absent where none were. */
    seasonBefore: seasonNameSchema.optional(),
    /** The colors that were sure before; absent where no photos were added, and in older results. */
    sureBefore: z.array(hexColorSchema).optional(),
    /** What more photos would be for. */
    morePhotosFor: morePhotosForSchema.optional(),
    /** How many photos name the same season on their own. */
    agreement: z.object({
      photos: z.number().int(),
      agreeing: z.number().int(),
      /** Seasons named by the others, each once. */
      others: z.array(seasonNameSchema),
    }),
    /** In how many places, and on how many days, the photos were taken, by what they show. Absent in older results. */
    witnesses: z.object({ places: z.number().int(), days: z.number().int() }).optional(),
    /** The axis that decided against the runner-up; null if all four together did. */
    decidingAxis: axisSchema.nullable(),
    photos: z.array(
      photoVerdictSchema.extend({
        /** The day of the upload, as YYYY-MM-DD in UTC. Absent in examples. */
        added: z.iso.date().optional(),
        /** Position of the first photo of the same place, and of the same day; absent where all are of one. */
        place: photoPositionSchema.optional(),
        day: photoPositionSchema.optional(),
      }),
    ),
    /** The customer's answers that affect the result. */
    answers: answersSchema.optional(),
    /** Features whose color in the photos contradicts the answers; absent if none. */
    contradictions: z.array(z.enum(['hair', 'iris'])).optional(),
    /** Features whose photographed color hardly ever grows, as of dye or lenses: left out. Absent if none. */
    unnatural: z.array(z.enum(['hair', 'iris'])).optional(),
    /** The two irises, left and right of the picture, if they differ in color. */
    irises: z.tuple([hexColorSchema, hexColorSchema]).optional(),
    /** A language model's second opinion, if configured. */
    secondOpinion: z
      .object({ season: seasonNameSchema, agrees: z.boolean(), description: z.string().optional() })
      .nullable(),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.infer<typeof evidenceSchema>;

/** The whole result, for the plain views and the stepped ones. */
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

const openedResultSchema = analysisResultSchema
  .extend({ reading: readingSchema.nullable(), evidence: evidenceSchema.nullable() })
  .meta({ id: 'StoredResult' });
/** A stored result as `openStoredResult` opens it. Its `season` is the one that everything shows. */
export type StoredResult = z.infer<typeof openedResultSchema>;
/** Also with a season of a newer build: if it were refused, its owner would see nothing. */
// Schema tools call this without a context.
export const storedResultSchema = openedResultSchema.catch((context) => context?.value as StoredResult);

/** A free line about the person. Gives no season away: each has people of every contrast. */
export const findingSchema = readingLineSchema.meta({ id: 'Finding' });
export type Finding = z.infer<typeof findingSchema>;

/** What an unpaid visitor gets: decoy colors, doubts about the photos, how sure the result is, and one finding. */
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
    /** How sure the result is, without names: whether a season leads, and what would settle it. */
    certainty: z.array(readingLineSchema),
    /** What more photos would be for, if the order has room. */
    morePhotosFor: morePhotosForSchema,
    /** In how many places the photos were taken; absent in results from before places were measured. */
    places: z.number().int().positive().optional(),
    finding: findingSchema.nullable(),
  })
  .meta({ id: 'LockedResult' });
export type LockedResult = z.infer<typeof lockedResultSchema>;
