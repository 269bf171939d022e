import { SEASON_AXES } from '@trueseason/color';
import { AXES, type Axis, type AxisScores, type Feature, familyOf, type SeasonName } from '@trueseason/contracts';
import { AXIS_WEIGHTS } from './place-season.ts';

/** How each end of an axis reads in a sentence. */
const ENDS: Readonly<Record<Axis, readonly [low: string, high: string]>> = {
  temperature: ['cool', 'warm'],
  value: ['deep', 'light'],
  chroma: ['soft', 'clear'],
  contrast: ['low in contrast', 'high in contrast'],
};

const AXIS_NAMES: Readonly<Record<Axis, string>> = {
  temperature: 'undertone',
  value: 'depth',
  chroma: 'clarity',
  contrast: 'contrast',
};

/** Whether a feature counts on an axis at all. */
type Counts = (axis: Axis, feature: Feature) => boolean;

const together = (names: readonly string[]): string =>
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
      return names.length > 1 ? `how light your ${together(names)} are together` : 'how light your skin is';
    }
    case 'chroma':
      return `how saturated your skin is for its depth${iris ? ' and how clearly your eyes stand out' : ''}`;
    case 'contrast': {
      const names = named([
        ['hair', 'hair'],
        ['brows', 'brows'],
        ['iris', 'eyes'],
      ]);
      return `how far ${together(names)} ${names.length > 1 ? 'lie' : 'lies'} from your skin in lightness`;
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

/** Below this a value is in the middle. */
const MIDDLE = 0.12;

function degree(value: number): string {
  const size = Math.abs(value);
  if (size < 0.35) return 'slightly';
  return size < 0.7 ? 'clearly' : 'strongly';
}

/** "slightly warm", "strongly light", "neither cool nor warm". */
export function phrase(axis: Axis, value: number): string {
  const [low, high] = ENDS[axis];
  if (Math.abs(value) < MIDDLE) return axis === 'contrast' ? 'medium in contrast' : `neither ${low} nor ${high}`;
  return `${degree(value)} ${value < 0 ? low : high}`;
}

function sureness(confidence: number, second: SeasonName): string {
  if (confidence >= 0.9) return 'Other photos of you in other daylight should give the same answer';
  if (confidence >= 0.65) return `It is the most likely reading, and ${second} lies close by`;
  return `You lie on the border with ${second}, so another set of photos could tip it`;
}

const signed = (value: number): string => `${value < 0 ? '\u2212' : '+'}${Math.abs(value).toFixed(2)}`;

export function explain(
  first: SeasonName,
  second: SeasonName,
  axes: AxisScores,
  confidence: number,
  counts: Counts = () => true,
): { why: string; whyNotRunnerUp: string } {
  // Only what lies on the season's own side can be said to put somebody there.
  const speaks = (axis: Axis) => axes[axis].value * Math.sign(SEASON_AXES[first][axis]);
  const [lead = 'temperature', next = 'value'] = [...AXES].sort((a, b) => speaks(b) - speaks(a));
  const decider = decidingAxis(first, second, axes);
  const against = [...AXES].sort((a, b) => pull(first, second, a, axes) - pull(first, second, b, axes))[0] as Axis;

  const why = [
    `Your coloring is ${phrase(lead, axes[lead].value)}${speaks(next) >= MIDDLE ? ` and ${phrase(next, axes[next].value)}` : ''}, which is where ${first} lies.`,
    `Your ${AXIS_NAMES[lead]} reads ${signed(axes[lead].value)} \u00b1 ${axes[lead].sd.toFixed(2)} on a scale from ${ENDS[lead][0]} (\u22121) to ${ENDS[lead][1]} (+1), from ${measuredOn(lead, counts)}.`,
    `${sureness(confidence, second)}.`,
  ].join(' ');

  const [a, b] = [SEASON_AXES[first][decider], SEASON_AXES[second][decider]];
  const not = [
    `${second} is the runner-up${familyOf(first) === familyOf(second) ? ', in the same family' : ''}.`,
    `What decided against it is your ${AXIS_NAMES[decider]}: at ${signed(axes[decider].value)} you are ${phrase(decider, axes[decider].value)}, nearer to ${first} (${signed(a)}) than to ${second} (${signed(b)}).`,
    pull(first, second, against, axes) < -0.05
      ? `Your ${AXIS_NAMES[against]} alone would have spoken for ${second}.`
      : '',
  ];
  return { why, whyNotRunnerUp: not.filter(Boolean).join(' ') };
}
