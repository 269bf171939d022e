import { AXES, type Axis, type Feature } from '@trueseason/contracts';
import type { FeatureColors } from '../combine/index.ts';
import { mapKeys } from '../math/index.ts';
import {
  contrastWithSkin,
  goldenness,
  hairShowsColor,
  lightnessBesideSkin,
  showsColor,
  usualHairContrast,
  visibleLightness,
} from './cues.ts';
import { FULL_TRUST, type Trust } from './trust.ts';

export type AxisValues = Readonly<Record<Axis, number>>;

/** A quantity measured from the features, normalized by center and spread of the population. */
interface Cue {
  readonly weight: number;
  readonly center: number;
  readonly spread: number;
  /** Spread among people whose feature is also known from an answer: categories are closer together. */
  readonly toldSpread?: number;
  readonly uses: readonly Feature[];
  /** Undefined if a required feature is missing. */
  readonly read: (colors: FeatureColors) => number | undefined;
  /** Share of the weight, 0 to 1, that these colors leave it: a surface without color is no evidence of one. */
  readonly shows?: (colors: FeatureColors) => number;
  /** Usual distance from the center at this value. */
  readonly usual?: (value: number) => number;
}

const IRIS_LIGHTNESS: Omit<Cue, 'weight'> = {
  center: -1.11,
  spread: 0.455,
  toldSpread: 0.41,
  uses: ['skin', 'iris'],
  read: (c) => lightnessBesideSkin(c, 'iris'),
};

/**
 * The cues of each axis. Weights follow repeatability over days and cameras, in simulations and with real people: hair
 * and iris warmth and lightness of hair, brows and iris against skin are repeatable; skin hue and lips are not and have
 * no weight. Hair, iris and skin share the error of the photo's light, so on temperature the cues next to hair have
 * little weight. Centers and spreads: median and standard deviation of the tuning half. `AXIS_WORDS` explains to customers
 * what an axis is measured on.
 */
const CUES: Readonly<Record<Axis, readonly Cue[]>> = {
  temperature: [
    {
      weight: 0.62,
      center: 0.5,
      spread: 0.24,
      toldSpread: 0.22,
      uses: ['hair'],
      read: ({ hair }) => hair?.[1],
      shows: ({ hair }) => (hair ? hairShowsColor(hair) : 0),
    },
    {
      weight: 0.55,
      center: 0.42,
      spread: 0.255,
      uses: ['iris'],
      read: ({ iris }) => iris?.[1],
      shows: ({ iris }) => (iris ? showsColor(iris) : 0),
    },
    { weight: 0.03, center: 0.02, spread: 0.145, uses: ['skin'], read: ({ skin }) => skin && goldenness(skin) },
  ],
  value: [
    {
      weight: 0.5,
      center: -2.55,
      spread: 0.92,
      toldSpread: 0.82,
      uses: ['hair'],
      read: ({ hair }) => hair && visibleLightness(hair),
    },
    { weight: 0.25, ...IRIS_LIGHTNESS },
    {
      weight: 0.1,
      center: -2.14,
      spread: 0.57,
      uses: ['brows'],
      read: ({ brows }) => brows && visibleLightness(brows),
    },
    { weight: 0.15, center: -1.11, spread: 0.365, uses: ['skin'], read: ({ skin }) => skin?.[2] },
  ],
  chroma: [
    {
      weight: 0.55,
      center: 1.42,
      spread: 0.61,
      uses: ['skin', 'hair'],
      read: (c) => contrastWithSkin(c, 'hair'),
      usual: usualHairContrast,
    },
    { weight: 0.35, ...IRIS_LIGHTNESS },
    { weight: 0.1, center: 1.03, spread: 0.44, uses: ['skin', 'brows'], read: (c) => contrastWithSkin(c, 'brows') },
  ],
  contrast: [
    { weight: 0.45, center: 1.42, spread: 0.61, uses: ['skin', 'hair'], read: (c) => contrastWithSkin(c, 'hair') },
    { weight: 0.4, center: 1.03, spread: 0.44, uses: ['skin', 'brows'], read: (c) => contrastWithSkin(c, 'brows') },
    {
      weight: 0.15,
      center: 1.21,
      spread: 0.455,
      toldSpread: 0.41,
      uses: ['skin', 'iris'],
      read: (c) => contrastWithSkin(c, 'iris'),
    },
  ],
};

/** Scale from cue sums to the axis. The population's middle is 0 on both. */
const STRETCH: AxisValues = { temperature: 0.65, value: 0.71, chroma: 1, contrast: 0.55 };

/**
 * A weight without a reading. People with little color anywhere stay near the middle, instead of being thrown about by
 * the little there is.
 */
const UNKNOWN: AxisValues = { temperature: 0.45, value: 0, chroma: 0, contrast: 0 };

/** Axes are compressed from here on, so that one extreme reading cannot dominate. */
const SQUEEZED = 0.9;
const ROOM = 0.4;
const squeeze = (x: number): number =>
  Math.abs(x) <= SQUEEZED ? x : Math.sign(x) * (SQUEEZED + ROOM * Math.tanh((Math.abs(x) - SQUEEZED) / ROOM));

/** Maximum contribution of a cue, in spreads. */
const LOUDEST = 2.5;

/** A cue is worth its least trusted feature. */
const leastTrust = ({ uses }: Cue, axis: Axis, trust: Trust): number =>
  trust === FULL_TRUST ? 1 : Math.min(...uses.map((feature) => trust(axis, feature)));

/** Combines cues. Divides by the root of summed squares, the spread of nearly independent cues. */
function combineCues(axis: Axis, cues: readonly Cue[], colors: FeatureColors, value: number): number | undefined {
  let sum = 0;
  let squares = UNKNOWN[axis] ** 2;
  for (const { weight: most, center, spread, read, usual, shows } of cues) {
    const reading = read(colors);
    if (reading === undefined || most === 0) continue;
    const weight = shows ? most * shows(colors) : most;
    const z = (reading - center - (usual?.(value) ?? 0)) / spread;
    sum += weight * Math.max(-LOUDEST, Math.min(LOUDEST, z));
    squares += weight * weight;
  }
  return squares > 0 ? sum / Math.sqrt(squares) : undefined;
}

/** Reads the axes of many people; trust is evaluated once. `told` are the features known from answers as well. */
export function axisReader(
  trust: Trust = FULL_TRUST,
  told: readonly Feature[] = [],
): (colors: FeatureColors) => AxisValues {
  const isTold = ({ uses }: Cue) => uses.some((feature) => told.includes(feature));
  const trusted = mapKeys(AXES, (axis) =>
    CUES[axis].map((cue) => ({
      ...cue,
      weight: cue.weight * leastTrust(cue, axis, trust),
      spread: isTold(cue) ? (cue.toldSpread ?? cue.spread) : cue.spread,
    })),
  );
  /** `value` is the person's position on that axis, which others depend on. */
  const axisValue = (axis: Axis, colors: FeatureColors, value: number): number =>
    squeeze((combineCues(axis, trusted[axis], colors, value) ?? 0) * STRETCH[axis]);
  return (colors) => {
    const value = axisValue('value', colors, 0);
    return {
      temperature: axisValue('temperature', colors, value),
      value,
      chroma: axisValue('chroma', colors, value),
      contrast: axisValue('contrast', colors, value),
    };
  };
}

export const axisValues = (colors: FeatureColors, trust?: Trust, told?: readonly Feature[]): AxisValues =>
  axisReader(trust, told)(colors);
