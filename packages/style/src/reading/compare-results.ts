import {
  type Answers,
  AXES,
  type Axis,
  type ComparedResult,
  type Evidence,
  type NamedColor,
  NO_ANSWERS,
  type Proposal,
  QUESTIONS,
  type QuestionKey,
  type SeasonName,
  type StoredResult,
} from '@trueseason/contracts';
import { certaintyOf } from '../seasons/certainty.ts';
import { isSameColor } from '../seasons/colors/service.ts';
import { isSure } from '../seasons/colors/sure-color.ts';
import { axisPull } from '../seasons/deciding-axis.ts';
import { MIDDLE, MORE } from './facts.ts';

type Compared = Pick<StoredResult, 'season' | 'reading' | 'evidence'>;

/** The sure colors of a result's palette. */
export const sureColors = ({ reading }: Pick<Compared, 'reading'>): NamedColor[] =>
  [reading?.sections.neutrals, reading?.sections.lights, reading?.sections.brights].flatMap(
    (section) => section?.colors.filter(isSure) ?? [],
  );

const secondOf = ({ evidence }: Compared): string | undefined => evidence?.runnerUp;

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

/** What the change is between: both seasons, both second ones, or the season and its second. */
function seasonsBetween(before: Evidence, after: Evidence): readonly [SeasonName, SeasonName] {
  const [seasonBefore, season] = [before, after].map(
    ({ distribution, runnerUp }) => distribution[0]?.season ?? runnerUp,
  );
  if (seasonBefore && season && seasonBefore !== season) return [seasonBefore, season];
  return [before.runnerUp === after.runnerUp ? (season ?? after.runnerUp) : before.runnerUp, after.runnerUp];
}

/** The trait that moved noticeably and made the most of the change, if any. */
function movement(before: Evidence, after: Evidence): string[] {
  const [from, to] = seasonsBetween(before, after);
  const pullOf = (axis: Axis) => axisPull(to, from, axis, after.axes) - axisPull(to, from, axis, before.axes);
  const movedBy = (axis: Axis) => after.axes[axis].value - before.axes[axis].value;
  const [most] = AXES.filter((axis) => Math.abs(movedBy(axis)) >= MIDDLE).toSorted(
    (a, b) => Math.abs(pullOf(b)) - Math.abs(pullOf(a)),
  );
  return most ? [`With that, we read you as ${MORE[most][movedBy(most) < 0 ? 'low' : 'high']} than before.`] : [];
}

const NOW = {
  one: 'One season leads now',
  two: 'Two seasons lead now',
  open: 'Several seasons are possible now',
} as const;
const BEFORE = { one: 'one led', two: 'two led together', open: 'several were possible' } as const;

function certaintyChange(before: Evidence, after: Evidence): string[] {
  const [was, is] = [certaintyOf(before), certaintyOf(after)];
  return was === is ? [] : [`${NOW[is]}; before, ${BEFORE[was]}.`];
}

const change = (what: string, before: string | undefined, after: string | undefined): string[] =>
  before === after || before === undefined || after === undefined ? [] : [`${what}: ${after} in place of ${before}.`];

/** How many of the colors to avoid change. */
function avoidChange(kept: Compared, proposed: Compared): string[] {
  const [before, after] = [kept, proposed].map(({ reading }) => reading?.sections.avoid.colors ?? []);
  const others = after?.filter((color) => !before?.some((other) => isSameColor(color, other))).length ?? 0;
  return others > 0 && before?.length ? [`Colors to avoid: ${others} of ${after?.length} change.`] : [];
}

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
      ...(evidence ? certaintyChange(...evidence) : []),
      ...avoidChange(kept, proposed),
    ],
    staysSure: after.filter(isIn(before)),
    becomesSure: after.filter((color) => !isIn(before)(color)),
    noLongerSure: before.filter((color) => !isIn(after)(color)),
  };
}
