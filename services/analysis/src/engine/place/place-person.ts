import {
  type Answers,
  AXES,
  type Exclusion,
  exclusionsIn,
  type FEATURES,
  type SeasonName,
} from '@trueseason/contracts';
import type { Combined, FeatureColors, PersonEstimate } from '../combine/index.ts';
import { mapKeys, mean, meanOf } from '../math/index.ts';
import { type AxisValues, axisValues } from './axes.ts';
import { type Placement, placeSeason, type Spread } from './place-season.ts';
import { trustIn } from './trust.ts';

/** A person's place among the seasons. */
export interface Placed {
  readonly placement: Placement;
  /** The season of each photo alone. */
  readonly alone: readonly (SeasonName | undefined)[];
  /** Standard error of each axis from the disagreement of photos. */
  readonly spread: Spread;
}

/**
 * Prior scatter of single photos on each axis, one sigma, and its weight in photos: three cannot estimate their scatter
 * alone. Tuning half, simulated days.
 */
const USUAL_SCATTER: AxisValues = { temperature: 0.22, value: 0.22, chroma: 0.2, contrast: 0.16 };
const USUAL_COUNTS_FOR = 3;

function spreadOf(photos: readonly AxisValues[], setAside: readonly Exclusion[]): Spread {
  const doubt = setAside.reduce((product, { scatter = 1 }) => product * scatter, 1);
  return mapKeys(AXES, (axis) => {
    const middle = mean(photos.map((values) => values[axis]));
    const squares = photos.reduce((sum, values) => sum + (values[axis] - middle) ** 2, 0);
    const variance = (USUAL_COUNTS_FOR * USUAL_SCATTER[axis] ** 2 + squares) / (USUAL_COUNTS_FOR + photos.length - 1);
    return doubt * Math.sqrt(variance / photos.length);
  });
}

/** Averages the photos' colors: more repeatable than the joint solution (simulated days). */
function averaged(person: PersonEstimate, alone: readonly PersonEstimate[]): PersonEstimate {
  const average = (feature: (typeof FEATURES)[number]) =>
    meanOf(alone.flatMap(({ colors }) => (colors[feature] ? [colors[feature]] : [])));
  const colors: FeatureColors = Object.fromEntries(person.features.map((feature) => [feature, average(feature)]));
  return { ...person, colors: { ...colors, skin: average('skin') } };
}

export function placePerson({ bare, alone }: Combined, answers: Answers): Placed {
  const setAside = exclusionsIn(answers);
  // A told color counts in place of an altered one.
  const trust = trustIn(setAside.filter(({ feature }) => !bare.told?.includes(feature)));
  const spread = spreadOf(
    alone.map(({ colors, told }) => axisValues(colors, trust, told)),
    setAside,
  );
  const person = averaged(bare, alone);
  const placement = placeSeason(person, trust, spread);
  return {
    placement,
    alone: alone.map((person) => placeSeason(person, trust).distribution[0]?.season),
    spread,
  };
}
