/** Shown before celebrities' names. */
export const CELEBRITIES_LEAD = 'Style lists name them for your season.';
