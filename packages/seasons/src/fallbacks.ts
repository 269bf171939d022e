/** The season whose guides stand in for an unknown one: the mildest to follow by mistake. */
export const FALLBACK_PROFILE = 'Light Spring';
