import { type SeasonName, seasonNameSchema } from '@trueseason/contracts';
import { seasonProfile } from './profiles.ts';
import { RING, type RingSeason } from './ring.ts';
import type { PremiumIdentity, SeasonProfile } from './season-profile.ts';

const known = (season: string): SeasonName | undefined => seasonNameSchema.safeParse(season).data;

/** Icon, subtitle and colours of a season; an unknown one shows True Winter's. */
export const ringSeasonOr = (season: string): RingSeason => RING[known(season) ?? 'True Winter'];

/** The guides of a season; an unknown one shows Light Spring's, the mildest to follow by mistake. */
export const seasonProfileOr = (season: string): SeasonProfile => seasonProfile(known(season) ?? 'Light Spring');

/** What the premium view says when it knows no season: the classic four-season name. */
export const COOL_WINTER: PremiumIdentity = {
  tagline: 'Cool, composed and plainly seen.',
  personality:
    'Cool winters are at ease with a clear decision: one strong colour, a clean shape, and space around both. Order in the wardrobe leaves attention for the person in it.',
  signature: '“A cool head, a clear line, a colour that means it.”',
};

/** Tagline, personality and signature of a season; an unknown one falls back to Cool Winter. */
export function premiumIdentityOf(season: string): PremiumIdentity {
  const name = known(season);
  return name ? seasonProfile(name) : COOL_WINTER;
}
