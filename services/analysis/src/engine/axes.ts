import { labToLch, linearToLab } from '@trueseason/color';
import { AXES, type Axis, type Feature } from '@trueseason/contracts';
import { fromLogColor, type LogColor } from './log-chroma.ts';

export type FeatureColors = Readonly<Partial<Record<Feature, LogColor>>>;
export type AxisValues = Readonly<Record<Axis, number>>;

/** Hue and relative chroma are read at one depth for everybody: only then can depth not pose as undertone. */
const REFERENCE_DEPTH = -1.2;

/** Hue angle of a colour in degrees, whatever its depth. */
export const hueOf = ([tint, warmth]: LogColor): number =>
  labToLch(linearToLab(fromLogColor([tint, warmth, REFERENCE_DEPTH])))[2];

/** C* / (L* + 16): saturation that neither exposure nor depth changes. */
export function saturationOf([tint, warmth]: LogColor): number {
  const [l, c] = labToLch(linearToLab(fromLogColor([tint, warmth, REFERENCE_DEPTH])));
  return c / (l + 16);
}

/** One thing that is read off the features, made comparable by the population's centre and spread. */
interface Measure {
  readonly weight: number;
  readonly centre: number;
  readonly spread: number;
  readonly uses: readonly Feature[];
  /** Undefined when a feature that it needs was not seen. */
  readonly read: (colors: FeatureColors) => number | undefined;
}

type Reader = Pick<Measure, 'uses' | 'read'>;

const difference = (a: Feature, b: Feature, size: (d: number) => number = (d) => d): Reader => ({
  uses: [a, b],
  read: (colors) => {
    const [x, y] = [colors[a], colors[b]];
    return x && y ? size(x[2] - y[2]) : undefined;
  },
});
const of = (feature: Feature, read: (color: LogColor) => number): Reader => ({
  uses: [feature],
  read: (colors) => {
    const color = colors[feature];
    return color && read(color);
  },
});

/** How much a feature counts on an axis: 1 as always, 0 not at all. */
export type Trust = (axis: Axis, feature: Feature) => number;
export const FULL_TRUST: Trust = () => 1;

/**
 * What each axis rests on. Weights follow how steady a measure is from photo to photo against how far
 * people differ in it. Centres and spreads: the tuning half of the test portraits.
 */
export const MEASURES: Readonly<Record<Axis, readonly Measure[]>> = {
  temperature: [
    { weight: 0.8, centre: 52, spread: 7, ...of('skin', hueOf) },
    { weight: 0.2, centre: 0.5, spread: 0.35, ...of('hair', (c) => c[1]) },
  ],
  value: [
    { weight: 0.45, centre: -3.3, spread: 1.4, ...of('hair', (c) => c[2]) },
    { weight: 0.25, centre: -1.07, spread: 0.45, ...of('skin', (c) => c[2]) },
    { weight: 0.3, centre: -3.45, spread: 0.95, ...of('iris', (c) => c[2]) },
  ],
  chroma: [
    {
      weight: 0.5,
      centre: 0.87,
      spread: 0.18,
      ...of('skin', (c) => c[1] + CHROMA_BY_DEPTH * (c[2] + 1.18)),
    },
    {
      weight: 0.25,
      centre: 0.33,
      spread: 0.18,
      ...of('iris', (c) => saturationOf(c) + IRIS_BY_DEPTH * (c[2] + 3.45)),
    },
    { weight: 0.25, centre: 2.62, spread: 0.95, ...difference('sclera', 'iris') },
  ],
  contrast: [
    { weight: 0.4, centre: 2.27, spread: 1.25, ...difference('skin', 'hair', Math.abs) },
    { weight: 0.3, centre: 1.08, spread: 0.58, ...difference('skin', 'brows') },
    { weight: 0.3, centre: 2.38, spread: 0.9, ...difference('skin', 'iris') },
  ],
};

/** Deeper skin is more saturated in everybody: how much `warmth` rises per unit of depth lost. */
const CHROMA_BY_DEPTH = 0.3;
/** The same for irises and their saturation. */
const IRIS_BY_DEPTH = 0.15;

/**
 * Stretches each axis so that people spread over it as far as the seasons do: an average of measures that
 * partly disagree is narrower than each of them.
 */
const STRETCH: AxisValues = { temperature: 0.65, value: 0.85, chroma: 0.9, contrast: 0.7 };

/** Past +-1 an axis is squeezed, so that one extreme reading cannot drown the other three. */
const squeeze = (x: number): number =>
  Math.abs(x) <= 0.7 ? x : Math.sign(x) * (0.7 + 0.5 * Math.tanh((Math.abs(x) - 0.7) / 0.5));

/** A measure is worth no more than the least trusted feature in it. */
const leastTrust = ({ uses }: Measure, axis: Axis, trust: Trust): number =>
  trust === FULL_TRUST ? 1 : Math.min(...uses.map((feature) => trust(axis, feature)));

export function axisValues(colors: FeatureColors, trust: Trust = FULL_TRUST): AxisValues {
  const value = (axis: Axis): number => {
    let sum = 0;
    let weights = 0;
    for (const measure of MEASURES[axis]) {
      const read = measure.read(colors);
      const weight = measure.weight * leastTrust(measure, axis, trust);
      if (read === undefined || weight === 0) continue;
      sum += (weight * (read - measure.centre)) / measure.spread;
      weights += weight;
    }
    return weights > 0 ? squeeze((sum / weights) * STRETCH[axis]) : 0;
  };
  return Object.fromEntries(AXES.map((axis) => [axis, value(axis)])) as unknown as AxisValues;
}
