/**
 * Sure colors of the 36, over people who answered hair and eyes: what half of them have at most, and the tenths with fewest
 * and most. Measured by `npm run bench:engine -- shots --keep`, whose figures a test compares.
 */
export const SURE_COLORS = { of: 36, half: 14, few: 2, many: 26 } as const;
