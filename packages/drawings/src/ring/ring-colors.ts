import type { SeasonName } from '@trueseason/contracts';
import { RING } from '@trueseason/seasons';

/** The colours of each season's arc, from the rim inwards. */
export type RingColors = Readonly<Record<SeasonName, readonly string[]>>;

export const RING_ORDER = Object.keys(RING) as SeasonName[];

/** Each season's own arc colour at the rim, then its identity colours. */
export const RING_COLORS = Object.fromEntries(
  RING_ORDER.map((season) => {
    const { arc, identity } = RING[season];
    return [season, [arc, ...identity.map(({ hex }) => hex).filter((hex) => hex !== arc)]];
  }),
) as unknown as RingColors;
