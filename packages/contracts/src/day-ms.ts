/** A day as clocks count it: what is promised in days is promised in these. */
export const DAY_MS = 24 * 60 * 60 * 1000;
