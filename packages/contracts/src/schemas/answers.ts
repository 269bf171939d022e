import { z } from 'zod';
/** What only the customer knows: photos do not show it. Null is no answer. */
export const answersSchema = z.object({
  hairDyed: z.boolean().nullable(),
  makeup: z.boolean().nullable(),
  contactLenses: z.boolean().nullable(),
  /** Covered, or none: advice on hair becomes advice on brows. It moves no measurement. */
  hairWorn: z.enum(['covered', 'shaved']).nullable().optional(),
});
export type Answers = z.infer<typeof answersSchema>;

/** What is said at once. What is not sent stays as it is, so that no tab takes back what another one said. */
export const givenAnswersSchema = answersSchema.partial();
export type GivenAnswers = z.infer<typeof givenAnswersSchema>;

/** What is answered with a yes or a no, and moves what is measured. */
export type YesNoQuestion = Exclude<keyof Answers, 'hairWorn'>;
