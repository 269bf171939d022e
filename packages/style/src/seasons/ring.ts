import { SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import * as ring from './registry/ring.ts';
import type { RingSeason } from './ring-season.ts';

export const RING: Readonly<Record<SeasonName, RingSeason>> = ring;

export const RING_ORDER: readonly SeasonName[] = SEASON_NAMES;

/** Steps between two seasons along the ring, 0 to 6. */
export function ringDistance(a: SeasonName, b: SeasonName): number {
  const steps = Math.abs(RING_ORDER.indexOf(a) - RING_ORDER.indexOf(b));
  return Math.min(steps, RING_ORDER.length - steps);
}

/** A table with a row per season, in ring order. */
export const bySeason = <T>(row: (season: SeasonName) => T): Readonly<Record<SeasonName, T>> =>
  Object.fromEntries(RING_ORDER.map((season) => [season, row(season)])) as Record<SeasonName, T>;

export const isSeasonName = (text: string): text is SeasonName => Object.hasOwn(RING, text);

/** Unknown seasons are drawn as True Winter. */
export const drawnSeason = (season: string): SeasonName => (isSeasonName(season) ? season : 'True Winter');

/** A season's subtitle and colors; True Winter's for an unknown one. */
export const ringSeasonOr = (season: string): RingSeason => RING[drawnSeason(season)];
