import { SEASON_AXES } from '@trueseason/color';
import { AXES, type Axis, type AxisScores, familyOf, type SeasonName } from '@trueseason/contracts';
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

const MEASURED_ON: Readonly<Record<Axis, string>> = {
  temperature: 'the hue of your skin once the light is taken out, with your hair as a second witness',
  value: 'how light your hair, skin and eyes are together',
  chroma: 'how saturated your skin is for its depth and how clearly your eyes stand out',
  contrast: 'how far hair, brows and eyes lie from your skin in lightness',
};

/** How much this axis speaks for `a` against `b`: the difference of their squared distances along it. */
export function pull(a: SeasonName, b: SeasonName, axis: Axis, axes: AxisScores): number {
  const x = axes[axis].value;
  return AXIS_WEIGHTS[axis] * ((x - SEASON_AXES[b][axis]) ** 2 - (x - SEASON_AXES[a][axis]) ** 2);
}

/** The axis that speaks loudest for the first season against the second. */
export const decidingAxis = (first: SeasonName, second: SeasonName, axes: AxisScores): Axis =>
  AXES.reduce((best, axis) => (pull(first, second, axis, axes) > pull(first, second, best, axes) ? axis : best));

function degree(value: number): string {
  const size = Math.abs(value);
  if (size < 0.12) return 'almost exactly in the middle between';
  if (size < 0.35) return 'slightly';
  return size < 0.7 ? 'clearly' : 'strongly';
}

/** "slightly warm", "strongly light", "neither cool nor warm". */
export function phrase(axis: Axis, value: number): string {
  const [low, high] = ENDS[axis];
  if (Math.abs(value) < 0.12) return axis === 'contrast' ? 'medium in contrast' : `neither ${low} nor ${high}`;
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
): { why: string; whyNotRunnerUp: string } {
  const strongest = [...AXES].sort((a, b) => Math.abs(axes[b].value) - Math.abs(axes[a].value));
  const [lead = 'temperature', next = 'value'] = strongest;
  const decider = decidingAxis(first, second, axes);
  const against = [...AXES].sort((a, b) => pull(first, second, a, axes) - pull(first, second, b, axes))[0] as Axis;

  const why = [
    `Your coloring is ${phrase(lead, axes[lead].value)} and ${phrase(next, axes[next].value)}, which is where ${first} lies.`,
    `Your ${AXIS_NAMES[lead]} reads ${signed(axes[lead].value)} \u00b1 ${axes[lead].sd.toFixed(2)} on a scale from ${ENDS[lead][0]} (\u22121) to ${ENDS[lead][1]} (+1), from ${MEASURED_ON[lead]}.`,
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
