import { keysOf } from './keys-of.ts';
import type { Answers } from './schemas/answers.ts';

export const NO_ANSWERS: Answers = {
  hairDyed: null,
  makeup: null,
  contactLenses: null,
  hairWorn: null,
  presentation: null,
  beard: null,
};

/** What is answered by now: who does not know a question sends no answer to it, and takes none away. */
export const withAnswers = (known: Answers | null, given: Answers): Answers => {
  const { hairWorn, presentation, beard } = known ?? {};
  return { ...(hairWorn && { hairWorn }), ...(presentation && { presentation }), ...(beard && { beard }), ...given };
};

/** Never asked is the same as not answered. */
export const sameAnswers = (a: Answers | null, b: Answers | null): boolean =>
  keysOf(NO_ANSWERS).every((key) => (a?.[key] ?? null) === (b?.[key] ?? null));
