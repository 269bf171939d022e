import type { SeasonName } from '@trueseason/contracts';
import type { SeasonProfile } from './season-profile.ts';
import { brightSpring } from './seasons/bright-spring.ts';
import { darkWinter } from './seasons/dark-winter.ts';

export const SEASON_PROFILES: Readonly<Partial<Record<SeasonName, SeasonProfile>>> = {
  'Bright Spring': brightSpring,
  'Dark Winter': darkWinter,
};

/** Throws a RangeError for a season whose profile is not in the package. */
export function seasonProfile(season: SeasonName): SeasonProfile {
  const profile = SEASON_PROFILES[season];
  if (!profile) throw new RangeError(`no profile for ${season}`);
  return profile;
}
