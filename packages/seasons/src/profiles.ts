import type { SeasonName } from '@trueseason/contracts';
import { SEASON_PROFILES } from './registry/profiles.ts';
import type { SeasonProfile } from './season-profile.ts';

export { SEASON_PROFILES };

export const seasonProfile = (season: SeasonName): SeasonProfile => SEASON_PROFILES[season];
