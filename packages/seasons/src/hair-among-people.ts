/**
 * Between which hair lies for the middle half of 102 people, of portraits that this product is tuned with: how many times
 * the light of the one the other returns, skin beside hair that was read well, as it is measured here; and its median.
 */
const USUAL = [2.3, 12.6] as const;
const MEDIAN = 5;

/**
 * The share of people whose hair stands out from their skin by more, lighter hair as well as darker: by steps of light as
 * eyes count them, in doublings. Beyond a quarter at either end it is a guess.
 * @param times how many times the light of hair the skin returns, or the other way about
 */
export function shareBeyond(times: number): number {
  const apart = Math.max(times, 1 / times);
  const [low, high] = USUAL;
  const quarter = Math.log(apart > MEDIAN ? high / MEDIAN : MEDIAN / low);
  return Math.min(1, Math.max(0, 0.5 - (0.25 * Math.log(apart / MEDIAN)) / quarter));
}

/** Shares between which as many people show more as less, to whoever hears it in whole words. */
export const AS_MANY = [0.42, 0.58] as const;
/** Shares beyond which hair by itself stands out more than in most people, or less. */
export const MOST = [0.29, 0.71] as const;
