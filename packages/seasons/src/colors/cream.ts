import { colorWarmth, hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { isSeasonName, RING } from '../ring.ts';

/** Warmth from which a pale color is taken for cream in a shop, whatever it is called: lemons, beiges and buttermilk. */
const LIKE_CREAM = 0.6;

export const isCoolSeason = (season: string): boolean => isSeasonName(season) && RING[season].axes.temperature < 0;

/** Whether a light of a cool season, which takes ice before cream, would be taken for cream: it leads nothing there. */
export const isCream = (season: string, { hex }: Pick<NamedColor, 'hex'>): boolean =>
  isCoolSeason(season) && colorWarmth(hexToLab(hex)) > LIKE_CREAM;
