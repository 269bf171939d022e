import type { SeasonName } from '@trueseason/contracts';
import { LOADERS } from './registry/loaders.ts';
import type { SeasonProfile } from './season-profile.ts';

/** One season's profile, fetched on demand so that a page ships the prose of one season only. */
export const loadSeasonProfile = async (season: SeasonName): Promise<SeasonProfile> =>
  (await LOADERS[season]()).profile;
