import type { SeasonName } from '@trueseason/contracts';
import { bySeason, RING } from '@trueseason/style/seasons/ring';

export type RingColors = Readonly<Record<SeasonName, readonly string[]>>;

/** Each arc's colors from the rim inwards: the season's own, then its identity colors. */
export const RING_COLORS: RingColors = bySeason((season) => {
  const { arc, identity } = RING[season];
  return [arc, ...identity.map(({ hex }) => hex).filter((hex) => hex !== arc)];
});
