import { isSeasonName, RING } from '../ring.ts';

export type ContrastLevel = 'low' | 'medium' | 'high';

/** Contrast scores beyond these count as high and low. */
const HIGH = 0.3;
const LOW = -0.3;

/** L* between two pieces that reads as one clear step, which is what medium contrast asks for. */
export const CLEAR_STEP = 40;
/** Most L* between colors worn together for a person of low contrast. */
export const HARD_JUMP = 50;

/** The level of a contrast score of the evidence. */
export function contrastLevel(score: number): ContrastLevel {
  if (score >= HIGH) return 'high';
  return score <= LOW ? 'low' : 'medium';
}

/**
 * The level that advice goes by. Where one measurement says the opposite of what the season is, both may be wrong: it is
 * told between. Of a season newer than this build, what was measured is all there is.
 */
export function advisedContrast(season: string, score: number): ContrastLevel {
  const measured = contrastLevel(score);
  const usual = isSeasonName(season) ? contrastLevel(RING[season].axes.contrast) : measured;
  return measured === usual || measured === 'medium' || usual === 'medium' ? measured : 'medium';
}
