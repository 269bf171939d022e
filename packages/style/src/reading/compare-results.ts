import {
  type Answers,
  AXES,
  type ComparedResult,
  type Evidence,
  type NamedColor,
  NO_ANSWERS,
  type Proposal,
  QUESTIONS,
  type QuestionKey,
  type StoredResult,
} from '@trueseason/contracts';
import { deltaE00, hexToLab } from '../color/index.ts';
import { TWINS } from '../seasons/colors/service.ts';
import { isSure } from '../seasons/colors/sure-color.ts';
import { MIDDLE, MORE } from './facts.ts';

type Compared = Pick<StoredResult, 'season' | 'reading' | 'evidence'>;

const sureColors = ({ reading }: Compared): NamedColor[] =>
  [reading?.sections.neutrals, reading?.sections.lights, reading?.sections.brights].flatMap(
    (section) => section?.colors.filter(isSure) ?? [],
  );

const secondOf = ({ evidence }: Compared): string | undefined => evidence?.runnerUp;

/** Whether another result gives other advice: the season, the second one, or fewer sure colors. */
export const differsInAdvice = (kept: Compared, other: Compared): boolean =>
  other.season !== kept.season ||
  secondOf(other) !== secondOf(kept) ||
  sureColors(other).length < sureColors(kept).length;

const WORDS: Readonly<Record<QuestionKey, string>> = {
  naturalHair: 'natural hair',
  eyes: 'eyes',
  hairDyed: 'dyed hair',
  makeup: 'makeup',
  contactLenses: 'colored lenses',
};

const COUNTS = ['no photo', 'a photo', 'two photos'] as const;

/** Answers and photos since, in the order of the questions. */
function causes(kept: Evidence, other: Evidence): string[] {
  const answerOf = ({ answers }: Evidence, key: QuestionKey): Answers[QuestionKey] => answers?.[key] ?? null;
  const newAnswers = QUESTIONS.filter(({ key }) => answerOf(kept, key) !== answerOf(other, key)).map(
    ({ key, choices }) => {
      const choice = choices.find(({ value }) => value === answerOf(other, key));
      const label = (choice?.label ?? 'Not sure').toLowerCase();
      return choice?.swatch ? `${label} ${WORDS[key]}` : `${WORDS[key]}: ${label}`;
    },
  );
  const added = other.photos.length - kept.photos.length;
  const count = COUNTS[Math.abs(added)] ?? `${Math.abs(added)} photos`;
  return [
    ...(newAnswers.length > 0 ? [`You told us: ${newAnswers.join('; ')}.`] : []),
    ...(added > 0 ? [`You added ${count}.`] : []),
    ...(added < 0 ? [`You left out ${count}.`] : []),
  ];
}

/** The trait that moved most, if any did noticeably. */
function movement({ axes: before }: Evidence, { axes: after }: Evidence): string[] {
  const [largest] = AXES.map((axis) => ({ axis, by: after[axis].value - before[axis].value })).sort(
    (a, b) => Math.abs(b.by) - Math.abs(a.by),
  );
  if (!largest || Math.abs(largest.by) < MIDDLE) return [];
  return [`With that, we read you as ${MORE[largest.axis][largest.by < 0 ? 'low' : 'high']} than before.`];
}

const change = (what: string, before: string | number | undefined, after: string | number | undefined): string[] =>
  before === after || before === undefined || after === undefined ? [] : [`${what}: ${after} in place of ${before}.`];

/** Also of results stored before their color got its present value and name. */
const isSameColor = (a: NamedColor, b: NamedColor): boolean => deltaE00(hexToLab(a.hex), hexToLab(b.hex)) < TWINS;

const comparedResult = ({ season, reading }: Compared): ComparedResult => ({
  season,
  verdict: reading?.sections.verdict.lines.map(({ text }) => text).join(' ') ?? '',
  colors: reading?.sections.signature.colors ?? [],
});

/** Two results of one person compared: why, what stays, and what changes. */
export function compareResults(kept: Compared, proposed: Compared): Omit<Proposal, 'round'> {
  const [before, after] = [sureColors(kept), sureColors(proposed)];
  const isIn = (colors: readonly NamedColor[]) => (color: NamedColor) =>
    colors.some((other) => isSameColor(color, other));
  const evidence = kept.evidence && proposed.evidence ? ([kept.evidence, proposed.evidence] as const) : null;
  return {
    kept: comparedResult(kept),
    proposed: comparedResult(proposed),
    answers: proposed.evidence?.answers ?? NO_ANSWERS,
    why: evidence ? [...causes(...evidence), ...movement(...evidence)] : [],
    changes: [
      ...change('Season', kept.season, proposed.season),
      ...change('Second season', secondOf(kept), secondOf(proposed)),
      ...change('Sure colors', before.length, after.length),
    ],
    staysSure: after.filter(isIn(before)),
    becomesSure: after.filter((color) => !isIn(before)(color)),
    noLongerSure: before.filter((color) => !isIn(after)(color)),
  };
}
