import { z } from 'zod';
import { type Answers, QUESTIONS } from '../questions.ts';

const shape = QUESTIONS.map(({ key, choices }) => {
  const values = new Set([...choices.map(({ value }) => value), null]);
  return [key, z.literal([...values]).optional()];
});

/** Omitted answers stay, so that tabs do not overwrite each other. Null clears an answer. */
export const answersSchema = z.object(
  Object.fromEntries(shape) as { readonly [Key in keyof Answers]-?: z.ZodOptional<z.ZodType<Answers[Key]>> },
);
