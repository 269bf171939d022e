/** Its guides stand in for an unknown season: the mildest to follow by mistake. */
export const FALLBACK_PROFILE = 'Light Spring';
