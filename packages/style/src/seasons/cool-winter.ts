import type { PremiumIdentity } from './season-words.ts';

/** The premium identity of an unknown season: the classic four-season name. */
export const COOL_WINTER: PremiumIdentity = {
  tagline: 'Cool, composed and clear.',
  personality: 'Cool winters like a clear decision: one strong color, a clean shape and space around both.',
  signature: '“A cool head, a clear line, a color that means it.”',
};
