import type { PremiumIdentity } from './season-profile.ts';

/** What the premium view says when it knows no season: the classic four-season name. */
export const COOL_WINTER: PremiumIdentity = {
  tagline: 'Cool, composed and plainly seen.',
  personality:
    'Cool winters are at ease with a clear decision: one strong color, a clean shape, and space around both. Order in the wardrobe leaves attention for the person in it.',
  signature: '“A cool head, a clear line, a color that means it.”',
};
