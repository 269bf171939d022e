/** Its guides replace those of an unknown season: the mildest to follow by mistake. */
export const FALLBACK_PROFILE = 'Light Spring';
