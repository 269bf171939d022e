import type { Exclusion, SeasonName } from '@trueseason/contracts';
import type { Combined } from '../combine/index.ts';
import { axisValues } from './axes.ts';
import { averageColors, averageCovariances, byDay, spreadOfDays } from './days.ts';
import { type Placement, placeSeason, type Spread } from './place-season.ts';
import { trustIn } from './trust.ts';

/** A person's place among the seasons. */
export interface Placed {
  readonly placement: Placement;
  /** The season of each single photo. */
  readonly alone: readonly (SeasonName | undefined)[];
  /** Standard error of each axis from the scatter of days and photos. */
  readonly spread: Spread;
  /** How many places, on all days, and days there are: photos of one of each are one witness. */
  readonly witnesses: { readonly places: number; readonly days: number };
}

/**
 * With answered colors, a season holds on other days more often than the draws say, whether these are given again or kept: their
 * shares to this power predict what holds, on both halves of real pairs. Less scatter would repeat less; this keeps the order.
 */
const SURER_WITH_ANSWERS = 1.3;

function surer(placement: Placement, power: number): Placement {
  const raised = placement.distribution.map((share) => ({ ...share, probability: share.probability ** power }));
  const total = raised.reduce((sum, { probability }) => sum + probability, 0);
  return {
    ...placement,
    distribution: raised.map((share) => ({ ...share, probability: share.probability / total })),
  };
}

export function placePerson({ bare, alone, photos, setAside, unknown }: Combined): Placed {
  // An answered color counts in place of an altered one, and what it may be in place of an unknown one.
  const isReplaced = ({ feature }: Exclusion) => [...(bare.told ?? []), ...unknown].some((other) => other === feature);
  const trust = trustIn(setAside.filter((one) => !isReplaced(one)));
  const days = byDay(alone, photos);
  const isTold = (bare.told ?? []).length > 0;
  const spread = spreadOfDays(
    days.map((places) => places.map((people) => people.map(({ colors, told }) => axisValues(colors, trust, told)))),
    { isTold, setAside, photos },
  );
  const person = {
    ...bare,
    colors: averageColors(days, bare.features),
    covariances: averageCovariances(days, bare.features, unknown),
  };
  const placement = placeSeason(person, trust, spread);
  return {
    placement: isTold ? surer(placement, SURER_WITH_ANSWERS) : placement,
    alone: alone.map((person) => placeSeason(person, trust).distribution[0]?.season),
    spread,
    witnesses: { places: days.flat().length, days: days.length },
  };
}
