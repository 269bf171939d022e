import { COOL_WINTER } from './cool-winter.ts';
import { seasonProfile } from './profiles.ts';
import { isSeasonName } from './ring.ts';
import type { PremiumIdentity, SeasonProfile } from './season-profile.ts';

/** The guides that an unknown season shows: the mildest to follow by mistake. */
export const FALLBACK_PROFILE = 'Light Spring';

export const seasonProfileOr = (season: string): SeasonProfile =>
  seasonProfile(isSeasonName(season) ? season : FALLBACK_PROFILE);

/** Tagline, personality and signature of a season; an unknown one falls back to Cool Winter. */
export const premiumIdentityOf = (season: string): PremiumIdentity =>
  isSeasonName(season) ? seasonProfile(season) : COOL_WINTER;
