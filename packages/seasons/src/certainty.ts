import type { Evidence } from '@trueseason/contracts';

export type Certainty = 'clear' | 'likely' | 'close';

/** Bounds of the confidence: how often other photos, taken as these were, give the same season. */
const CLEAR = 0.9;
const LIKELY = 0.6;

export function certaintyOf({ confidence }: Pick<Evidence, 'confidence'>): Certainty {
  if (confidence >= CLEAR) return 'clear';
  return confidence >= LIKELY ? 'likely' : 'close';
}

/** A share as whole percent, but never 0 or 100 for what is neither. */
export function percentText(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return 'under 1%';
  return whole === 100 && share < 1 ? 'over 99%' : `${whole}%`;
}
