export type ContrastLevel = 'low' | 'medium' | 'high';

/** Contrast scores beyond these count as high and low. */
const HIGH = 0.3;
const LOW = -0.3;

/** The level of a contrast score of the evidence. */
export function contrastLevel(score: number): ContrastLevel {
  if (score >= HIGH) return 'high';
  return score <= LOW ? 'low' : 'medium';
}
