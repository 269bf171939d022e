import { z } from 'zod';
import { type Answers, QUESTIONS } from '../questions.ts';

const shape = QUESTIONS.map(({ key, choices }) => {
  const values = new Set([...choices.map(({ value }) => value), null]);
  return [key, z.literal([...values]).optional()];
});

/** What is not sent stays as it is, so that no tab takes back what another one said. Null takes an answer back. */
export const answersSchema = z.object(
  Object.fromEntries(shape) as { readonly [Key in keyof Answers]-?: z.ZodOptional<z.ZodType<Answers[Key]>> },
);
