import { FEATURES, SKIN_ZONES } from '@trueseason/contracts';
import { z } from 'zod';
import type { Readings } from './readings.ts';

const logColor = z.tuple([z.number(), z.number(), z.number()]);
const reading = z.object({ color: logColor, sd: logColor, pixels: z.number().int().nonnegative() });
const features = z.enum(FEATURES).exclude(['skin']);

const displayed = z.object({
  hair: logColor.nullable().optional(),
  iris: logColor.nullable().optional(),
  brows: logColor.nullable().optional(),
  skin: logColor.optional(),
  shade: z.number().optional(),
  strands: z.object({ dark: logColor, light: logColor }).optional(),
});

const tone = z.number().optional();
const tones = z.object({
  whitePoint: tone,
  highlights: tone,
  cloth: tone,
  teeth: tone,
  face: tone,
  shine: tone,
  redPile: tone,
  whitePile: tone,
});

/** Stored readings, one entry per photo. */
export const readingsSchema: z.ZodType<readonly Readings[]> = z
  .array(
    z.object({
      zones: z.partialRecord(z.enum(SKIN_ZONES), reading),
      features: z.partialRecord(features, reading),
      displayed: displayed.optional(),
      leastLight: z.number().optional(),
      tones: tones.optional(),
      paper: reading.optional(),
      repeatOf: z.number().int().nonnegative().optional(),
    }),
  )
  .min(1)
  .max(5);
