/** Middle gray, a neutral background. */
export const GRAY_CLOTH = '#9B9793';

/** In ms after the start: about eight seconds in all, long enough to see each pair twice over. */
export const REVEAL = {
  /** Two pairs of cloths, a wrong and a right one each. */
  cloths: [1300, 2250, 3200, 4100],
  best: 5000,
  name: 5650,
  ring: 6350,
  end: 8000,
} as const;

/** The longest wait for the photo; after that, the result opens without the reveal. */
export const PATIENCE_MS = 5000;
