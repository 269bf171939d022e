import type { SeasonName } from '@trueseason/contracts';
import type { SeasonProfile } from './season-profile.ts';

/** One season's profile, fetched on demand so that a page does not ship the prose at start. */
export const loadSeasonProfile = async (season: SeasonName): Promise<SeasonProfile> =>
  (await import('./profiles.ts')).seasonProfile(season);
