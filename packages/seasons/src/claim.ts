import type { Estimate } from '@trueseason/contracts';

/** Below this a value is in the middle, however certain it is. */
export const MIDDLE = 0.12;
/** In standard uncertainties from the middle: below the first the side is open, below the second only likely. */
const OPEN = 0.5;
const LIKELY = 1.5;

/** `middle`: neither end can be named; `leans`: one is likelier; `is`: the measurement shows it. */
export type Claim = 'middle' | 'leans' | 'is';

/** How much may be claimed about an axis, given its uncertainty. */
export function claimOf({ value, sd }: Estimate): Claim {
  const size = Math.abs(value);
  if (size < MIDDLE || size < OPEN * sd) return 'middle';
  return size < LIKELY * sd ? 'leans' : 'is';
}
