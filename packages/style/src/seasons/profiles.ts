import type { SeasonName } from '@trueseason/contracts';
import * as profiles from './registry/profiles.ts';
import type { SeasonProfile } from './season-profile.ts';

export const SEASON_PROFILES: Readonly<Record<SeasonName, SeasonProfile>> = profiles;

export const seasonProfile = (season: SeasonName): SeasonProfile => SEASON_PROFILES[season];
