import type { Head } from '../result/measured.ts';
import { type AnswerKey, type Answers, type Choice, type Exclusion, QUESTIONS } from './questions.ts';

export const NO_ANSWERS: Answers = {};

const RESULT_KEYS = [...QUESTIONS.map(({ key }) => key), 'season'] as const;

/** Whether both give the same result. */
export const sameAnswers = (a: Answers | null, b: Answers | null): boolean =>
  RESULT_KEYS.every((key) => (a?.[key] ?? null) === (b?.[key] ?? null));

/** What these answers leave open. */
export const openQuestions = (answers: Answers | null | undefined): AnswerKey[] =>
  [...QUESTIONS.map(({ key }) => key), 'scope' as const].filter((key) => answers?.[key] == null);

/** Whether they answer natural hair or eyes. */
export const tellColors = (answers: Answers | null | undefined): boolean =>
  choicesOf(answers).some(({ swatch, head }) => swatch ?? head);

const choicesOf = (answers: Answers | null | undefined): Choice[] =>
  QUESTIONS.flatMap(({ key, choices }) => choices.filter(({ value }) => value === answers?.[key]));

export const exclusionsIn = (answers: Answers | null | undefined): Exclusion[] =>
  choicesOf(answers).flatMap(({ excludes: setsAside }) => setsAside ?? []);

/** What says the same as photos of a color that hardly ever grows. */
const SAYS_UNNATURAL = { hair: { hairDyed: true }, iris: { contactLenses: true } } as const satisfies Record<
  string,
  Answers
>;
export type UnnaturalFeature = keyof typeof SAYS_UNNATURAL;

/** The answers with what the photos show themselves: dye, or lenses. */
export const answersAndPhotos = (
  answers: Answers | null | undefined,
  unnatural: readonly UnnaturalFeature[] = [],
): Answers => Object.assign({}, answers, ...unnatural.map((feature) => SAYS_UNNATURAL[feature]));

/** One sentence per answer that excludes something or states a color; none about dye if no hair was measured. */
export const reasonsFor = (answers: Answers, head: Head): string[] =>
  choicesOf(answers)
    .filter(({ excludes: setsAside = [] }) => head === 'hair' || setsAside.every(({ feature }) => feature !== 'hair'))
    .flatMap(({ reason }) => reason ?? []);

/** A head said to be bare or covered; undefined otherwise. */
export const headInAnswers = (answers: Answers | null | undefined): Exclude<Head, 'hair'> | undefined =>
  choicesOf(answers).find(({ head }) => head)?.head;

export type HairColor = Exclude<NonNullable<Answers['naturalHair']>, 'none' | 'covered'>;
export type NamedColorChoice<Value> = Required<Pick<Choice, 'label' | 'swatch'>> & { readonly value: Value };

const colorsOf = <Value>(question: keyof Answers): readonly NamedColorChoice<Value>[] =>
  QUESTIONS.filter(({ key }) => key === question)
    .flatMap(({ choices }) => choices)
    .filter((choice): choice is Choice & NamedColorChoice<Value> => choice.swatch !== undefined);

export const HAIR_COLORS = colorsOf<HairColor>('naturalHair');
export type EyeColor = NonNullable<Answers['eyes']>;
export const EYE_COLORS = colorsOf<EyeColor>('eyes');
