import { keysOf } from './keys-of.ts';
import type { Answers, GivenAnswers } from './schemas/answers.ts';

export const NO_ANSWERS: Answers = { hairDyed: null, makeup: null, contactLenses: null, hairWorn: null };

/** What is answered by now. */
export const withAnswers = (known: Answers | null, given: GivenAnswers): Answers => ({
  hairDyed: null,
  makeup: null,
  contactLenses: null,
  ...known,
  ...given,
});

/** Never asked is the same as not answered. */
export const sameAnswers = (a: Answers | null, b: Answers | null): boolean =>
  keysOf(NO_ANSWERS).every((key) => (a?.[key] ?? null) === (b?.[key] ?? null));
