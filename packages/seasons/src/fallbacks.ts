/** Its guides stand in for an unknown season: the safest to follow by mistake. */
export const FALLBACK_PROFILE = 'Light Spring';
