import type { SeasonName } from '@trueseason/contracts';
import { LOADERS } from './registry/loaders.ts';
import type { SeasonProfile } from './season-profile.ts';

/** Loaded on demand, so that a page ships one season's prose only. */
export const loadSeasonProfile = async (season: SeasonName): Promise<SeasonProfile> =>
  (await LOADERS[season]()).profile;
