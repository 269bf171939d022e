import { SEASON_AXES } from '@trueseason/color';
import {
  AXES,
  type Axis,
  type AxisScores,
  type Estimate,
  type Feature,
  familyOf,
  type SeasonName,
} from '@trueseason/contracts';
import { claimOf, ENDS, phrase, together } from './axis-words.ts';
import { AXIS_WEIGHTS } from './place-season.ts';

/** Whether a feature counts on an axis at all. */
type Counts = (axis: Axis, feature: Feature) => boolean;

const list = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

function measuredOn(axis: Axis, counts: Counts): string {
  const [hair, iris] = [counts(axis, 'hair'), counts(axis, 'iris')];
  const named = (features: readonly (readonly [Feature, string])[]) =>
    features.flatMap(([feature, name]) => (counts(axis, feature) ? [name] : []));
  switch (axis) {
    case 'temperature':
      return `the hue of your skin once the light is taken out${hair ? ', with your hair as a second witness' : ''}`;
    case 'value': {
      const names = named([
        ['hair', 'hair'],
        ['skin', 'skin'],
        ['iris', 'eyes'],
      ]);
      return names.length > 1 ? `how light your ${list(names)} are together` : 'how light your skin is';
    }
    case 'chroma':
      return `how saturated your skin is for its depth${iris ? ' and how clearly your eyes stand out' : ''}`;
    case 'contrast': {
      const names = named([
        ['hair', 'hair'],
        ['brows', 'brows'],
        ['iris', 'eyes'],
      ]);
      return `how far ${list(names)} ${names.length > 1 ? 'lie' : 'lies'} from your skin in lightness`;
    }
  }
}

/** How much this axis speaks for `a` against `b`: the difference of their squared distances along it. */
export function pull(a: SeasonName, b: SeasonName, axis: Axis, axes: AxisScores): number {
  const x = axes[axis].value;
  return AXIS_WEIGHTS[axis] * ((x - SEASON_AXES[b][axis]) ** 2 - (x - SEASON_AXES[a][axis]) ** 2);
}

/** The axis that speaks loudest for the first season against the second. */
export const decidingAxis = (first: SeasonName, second: SeasonName, axes: AxisScores): Axis =>
  AXES.reduce((best, axis) => (pull(first, second, axis, axes) > pull(first, second, best, axes) ? axis : best));

function sureness(confidence: number, second: SeasonName): string {
  if (confidence >= 0.9) return 'Other photos of you in other daylight should repeat this answer';
  if (confidence >= 0.65) return `It is the most likely reading, and ${second} lies close by`;
  return `You lie on the border with ${second}, so another set of photos could tip it`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const signed = (value: number): string => `${value < 0 ? '\u2212' : '+'}${Math.abs(value).toFixed(2)}`;
/** Kept on one line. */
const figure = ({ value, sd }: Estimate): string => `${signed(value)}\u00a0\u00b1\u00a0${sd.toFixed(2)}`;

/** From here on, what an axis says for the runner-up is worth a sentence. */
const SPEAKS_UP = 0.05;

/** `confidence` null leaves it to the caller to say how sure the answer is. */
export function explain(
  first: SeasonName,
  second: SeasonName,
  axes: AxisScores,
  confidence: number | null,
  counts: Counts = () => true,
): { why: string; whyNotRunnerUp: string } {
  // Only what lies on the season's own side can be said to put somebody there.
  const speaks = (axis: Axis) => axes[axis].value * Math.sign(SEASON_AXES[first][axis]);
  const order = [...AXES].sort((a, b) => speaks(b) - speaks(a));
  const named = order.filter((axis) => speaks(axis) > 0 && claimOf(axes[axis]) !== 'middle').slice(0, 2);
  const lead = named[0] ?? order[0] ?? 'temperature';
  const traits = together(named.map((axis) => [axis, axes[axis]]));

  const why = [
    traits
      ? `Your coloring ${traits}, which is where ${first} lies.`
      : `Your coloring lies near the middle of every scale, and ${first} is the nearest season.`,
    `${named.length > 0 ? 'What speaks loudest' : 'What tips it'} is ${lead}, ${figure(axes[lead])} on a scale from ${ENDS[lead][0]} (\u22121) to ${ENDS[lead][1]} (+1): ${measuredOn(lead, counts)}.`,
    ...(confidence === null ? [] : [`${sureness(confidence, second)}.`]),
  ].join(' ');
  return { why, whyNotRunnerUp: whyNot(first, second, axes) };
}

function whyNot(first: SeasonName, second: SeasonName, axes: AxisScores): string {
  const decider = decidingAxis(first, second, axes);
  const against = [...AXES].sort((a, b) => pull(first, second, a, axes) - pull(first, second, b, axes))[0] as Axis;
  const [a, b] = [SEASON_AXES[first][decider], SEASON_AXES[second][decider]];
  const score = axes[decider];
  const toBorder = Math.abs(score.value - (a + b) / 2);
  return [
    `${second} is the runner-up${familyOf(first) === familyOf(second) ? ', in the same family' : ''}.`,
    `${capital(decider)} decided against ${second}: at ${figure(score)} you ${phrase(decider, score)}, nearer to ${first} (${signed(a)}) than to ${second} (${signed(b)}).`,
    toBorder < score.sd ? `The border lies within that uncertainty, so colors of ${second} may suit you as well.` : '',
    pull(first, second, against, axes) < -SPEAKS_UP ? `${capital(against)} alone would have spoken for ${second}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
