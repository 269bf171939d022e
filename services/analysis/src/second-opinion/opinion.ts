import { SEASON_NAMES, seasonNameSchema } from '@trueseason/contracts';
import { z } from 'zod';

const DESCRIPTION_MAX = 600;

/** Accepted answer of the language model. */
export const opinionSchema = z.strictObject({
  season: seasonNameSchema,
  description: z.string().trim().min(40).max(DESCRIPTION_MAX),
});
export type Opinion = z.infer<typeof opinionSchema>;

/** The same as a JSON schema for structured output. */
export const OPINION_JSON_SCHEMA = {
  type: 'object',
  properties: {
    season: { type: 'string', enum: [...SEASON_NAMES] },
    description: { type: 'string', minLength: 40, maxLength: DESCRIPTION_MAX },
  },
  required: ['season', 'description'],
  additionalProperties: false,
} as const;

/** Descriptions are shown to customers: plain prose only. */
export const isPlainProse = (text: string): boolean => !/[<>{}[\]|`*_#]|https?:|www\.|@/i.test(text);
