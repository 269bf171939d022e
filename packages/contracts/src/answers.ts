import { type Answers, type Choice, QUESTIONS, type Question, type SetAside } from './questions.ts';

export const NO_ANSWERS: Answers = {};

/** Whether two sets of answers agree on these questions. */
const alike = (questions: readonly Question[], a: Answers | null, b: Answers | null): boolean =>
  questions.every(({ key }) => (a?.[key] ?? null) === (b?.[key] ?? null));

export const sameAnswers = (a: Answers | null, b: Answers | null): boolean => alike(QUESTIONS, a, b);

const MEASURED = QUESTIONS.filter(({ choices }) => choices.some(({ setsAside }) => setsAside));

/** Whether both lead to the same measurement. */
export const measuresAlike = (a: Answers | null, b: Answers | null): boolean => alike(MEASURED, a, b);

const choicesOf = (answers: Answers | null | undefined): Choice[] =>
  QUESTIONS.flatMap(({ key, choices }) => choices.filter(({ value }) => value === answers?.[key]));

export const setAsideBy = (answers: Answers | null | undefined): SetAside[] =>
  choicesOf(answers).flatMap(({ setsAside }) => setsAside ?? []);

/** One sentence per answer that excludes something. */
export const reasonsFor = (answers: Answers): string[] => choicesOf(answers).flatMap(({ reason }) => reason ?? []);
