import { z } from 'zod';
import { GARMENT_KINDS } from '../result/garment-kind.ts';
import { COLOR_USES, READING_VERSION, SECTIONS, type SectionId } from '../result/sections.ts';
import { hexColorSchema, seasonNameSchema, seasonTypeSchema } from './fields.ts';

/** `wear` is the text next to the color; `use` is for code. */
export const namedColorSchema = z
  .object({
    hex: hexColorSchema,
    name: z.string(),
    use: z.enum(COLOR_USES).optional(),
    wear: z.string().optional(),
    /** How likely a palette of another day has it, in a reading: of colors to wear and of colors to avoid. */
    probability: z.number().min(0).max(1).optional(),
    /** Marked sure by an earlier result, and still likely enough to stay so. */
    staysSure: z.literal(true).optional(),
  })
  .meta({ id: 'NamedColor' });
export type NamedColor = z.infer<typeof namedColorSchema>;

export const readingLineSchema = z.object({ id: z.string(), text: z.string() }).meta({ id: 'ReadingLine' });
export type ReadingLine = z.infer<typeof readingLineSchema>;

export const readingSectionSchema = z
  .object({ lines: z.array(readingLineSchema), colors: z.array(namedColorSchema) })
  .meta({ id: 'ReadingSection' });
export type ReadingSection = z.infer<typeof readingSectionSchema>;

const sectionsSchema = z.object(
  Object.fromEntries(SECTIONS.map((id) => [id, readingSectionSchema])) as Record<
    SectionId,
    typeof readingSectionSchema
  >,
);

/** All we say about a person, composed once by the analysis; web, report and mail lay it out. */
export const readingSchema = z
  .object({
    version: z.literal(READING_VERSION),
    season: seasonNameSchema,
    seasonType: seasonTypeSchema,
    second: seasonNameSchema,
    sections: sectionsSchema,
    outfits: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        garments: z.array(z.object({ kind: z.enum(GARMENT_KINDS), hex: hexColorSchema, color: z.string() })),
      }),
    ),
    celebrities: z.array(
      z.object({
        name: z.string(),
        note: z.string(),
        /** Named first to those who asked for suits. */
        man: z.boolean().optional(),
        /** Of the season's palette, in the person's order. */
        colors: z.array(namedColorSchema),
        pictureUrl: z.string().optional(),
      }),
    ),
    pinterest: z.object({ clothing: z.string(), makeup: z.string() }),
  })
  .meta({ id: 'Reading' });
export type Reading = z.infer<typeof readingSchema>;
