import { SEASON_NAMES } from '@trueseason/contracts';
import { z } from 'zod';

/** Accepted answer of the language model. */
export const opinionSchema = z.strictObject({
  season: z.enum(SEASON_NAMES),
  description: z.string().trim().min(40).max(600),
});
export type Opinion = z.infer<typeof opinionSchema>;

/** The same for structured output, whose subset of JSON Schema has no `$schema`. */
const { $schema: _, ...jsonSchema } = z.toJSONSchema(opinionSchema, { io: 'input' });
export const OPINION_JSON_SCHEMA = jsonSchema;

/** Descriptions are shown to customers: plain prose only. */
export const isPlainProse = (text: string): boolean => !/[<>{}[\]|`*_#]|https?:|www\.|@/i.test(text);
