import type { Estimate } from '@trueseason/contracts';

/** A season's word on a mild warmth or coolness. */
const OF_MILD_WARMTH = /\bneutral(ity)?\b|\b(gentle|light)\b.*\bwarm|\bwarmth\b.*\b(gentle|mild)\b/i;
/** Half the way from such a season's temperature to that of the one beside it that is all warm, or all cool. */
const MILD = 0.65;

/** Whether a season's word calls mild what was measured as strong. */
export const deniesWarmth = (text: string, temperature: Estimate): boolean =>
  Math.abs(temperature.value) > MILD && OF_MILD_WARMTH.test(text);
