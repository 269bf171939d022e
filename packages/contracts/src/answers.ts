import { HAIR_WORN, type HairWorn } from './hair-worn.ts';
import { keysOf } from './keys-of.ts';
import type { Answers, GivenAnswers } from './schemas/answers.ts';

export const NO_ANSWERS: Answers = {
  hairDyed: null,
  makeup: null,
  contactLenses: null,
  hairWorn: null,
  presentation: null,
  beard: null,
};

/** What is answered by now. */
export const withAnswers = (known: Answers | null, given: GivenAnswers): Answers => {
  const { hairDyed = null, makeup = null, contactLenses = null, hairWorn, presentation, beard } = known ?? {};
  const looks = { ...(hairWorn && { hairWorn }), ...(presentation && { presentation }), ...(beard && { beard }) };
  return { hairDyed, makeup, contactLenses, ...looks, ...given };
};

/** Never asked is the same as not answered. */
export const sameAnswers = (a: Answers | null, b: Answers | null): boolean =>
  keysOf(NO_ANSWERS).every((key) => (a?.[key] ?? null) === (b?.[key] ?? null));

/** How they say they wear their hair, if this build knows the word: one of a newer build counts as not answered. */
export const hairSaid = (answers: Pick<Answers, 'hairWorn'> | null | undefined): HairWorn | null =>
  HAIR_WORN.find((worn) => worn === answers?.hairWorn) ?? null;
