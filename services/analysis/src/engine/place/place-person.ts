import type { Exclusion, PhotoVerdict, PhotoWarning, SeasonName } from '@trueseason/contracts';
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
 * Haze and a cast bend all colors of a photo: on pairs of other days, the season of 27 such photos held 0.83 times as often as
 * that of all, and was said to hold more often.
 */
const BENDING: readonly PhotoWarning[] = ['hazy', 'mild_cast'];
const DOUBT_WHERE_BENT = 1.4;

/** By how much more photos with such warnings scatter: 1 without any. */
function doubtOfWarnings(verdicts: readonly PhotoVerdict[]): number {
  const counted = verdicts.filter(({ problems }) => problems.length === 0);
  const bent = counted.filter(({ warnings }) => warnings.some((warning) => BENDING.includes(warning)));
  return 1 + ((DOUBT_WHERE_BENT - 1) * bent.length) / Math.max(1, counted.length);
}

/** @param verdicts on the photos, whose warnings say how far to trust their colors */
export function placePerson(
  { bare, alone, photos, setAside, unknown }: Combined,
  verdicts: readonly PhotoVerdict[] = [],
): Placed {
  // An answered color counts in place of an altered one, and what it may be in place of an unknown one.
  const isReplaced = ({ feature }: Exclusion) => [...(bare.told ?? []), ...unknown].some((other) => other === feature);
  const trust = trustIn(setAside.filter((one) => !isReplaced(one)));
  const days = byDay(alone, photos);
  const spread = spreadOfDays(
    days.map((places) => places.map((people) => people.map(({ colors, told }) => axisValues(colors, trust, told)))),
    { isTold: (bare.told ?? []).length > 0, setAside, photos, doubt: doubtOfWarnings(verdicts) },
  );
  const person = {
    ...bare,
    colors: averageColors(days, bare.features),
    covariances: averageCovariances(days, bare.features, unknown),
  };
  const placement = placeSeason(person, trust, spread);
  return {
    placement,
    alone: alone.map((person) => placeSeason(person, trust).distribution[0]?.season),
    spread,
    witnesses: { places: days.flat().length, days: days.length },
  };
}
