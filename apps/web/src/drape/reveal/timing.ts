/** Middle gray, a neutral background. */
export const GRAY_CLOTH = '#9B9793';

/** In ms from the start: about eight seconds in all, long enough to see each pair twice. */
export const REVEAL = {
  /** Two pairs of cloths, each a wrong and a right one. */
  cloths: [1300, 2250, 3200, 4100],
  best: 5000,
  name: 5650,
  ring: 6350,
  end: 8000,
} as const;

/** After waiting this long for the photo, the result opens without the reveal. */
export const PATIENCE_MS = 5000;
