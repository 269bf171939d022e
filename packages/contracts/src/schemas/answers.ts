import { z } from 'zod';
import { HAIR_WORN } from '../hair-worn.ts';
import { PRESENTATIONS } from '../presentation.ts';

/** What only the customer knows: photos do not show it. Null is no answer. */
export const answersSchema = z.object({
  hairDyed: z.boolean().nullable(),
  makeup: z.boolean().nullable(),
  contactLenses: z.boolean().nullable(),
  /** Asked later than the others. */
  hairWorn: z.enum(HAIR_WORN).nullable().optional(),
  /** In which cut they want to see clothes drawn; likewise. */
  presentation: z.enum(PRESENTATIONS).nullable().optional(),
  /** Likewise: no photo is read for one, and nobody is drawn with one who has not said so. */
  beard: z.literal(true).nullable().optional(),
});
export type Answers = z.infer<typeof answersSchema>;

/** What is said at once. What is not sent stays as it is, so that no tab takes back what another one said. */
export const givenAnswersSchema = answersSchema.partial();
export type GivenAnswers = z.infer<typeof givenAnswersSchema>;

/** How somebody is drawn, which moves no measurement. */
export type AnswersOfLooks = Pick<Answers, 'hairWorn' | 'presentation' | 'beard'>;

/** What is answered with a yes or a no, and moves what is measured. */
export type YesNoQuestion = Exclude<keyof Answers, keyof AnswersOfLooks>;
