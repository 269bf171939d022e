import { z } from 'zod';

/** What only the customer knows: photos do not show it. Null is no answer. */
export const answersSchema = z.object({
  hairDyed: z.boolean().nullable(),
  makeup: z.boolean().nullable(),
  contactLenses: z.boolean().nullable(),
});
export type Answers = z.infer<typeof answersSchema>;

export const NO_ANSWERS: Answers = { hairDyed: null, makeup: null, contactLenses: null };

/** Never asked is the same as not answered. */
export const sameAnswers = (a: Answers | null, b: Answers | null): boolean =>
  (Object.keys(NO_ANSWERS) as (keyof Answers)[]).every((key) => (a ?? NO_ANSWERS)[key] === (b ?? NO_ANSWERS)[key]);
