import type { NamedColor } from '@trueseason/contracts';
import { colorWarmth, hexToLab } from '../../color/index.ts';
import { isSeasonName, RING } from '../ring.ts';

/** Warmth from which shops call a pale color cream, whatever its name: lemons, beiges and buttermilk. */
const LIKE_CREAM = 0.6;

export const isCoolSeason = (season: string): boolean => isSeasonName(season) && RING[season].axes.temperature < 0;

/** Whether a cool season's light would be taken for cream, so it leads nothing: cool takes ice before cream. */
export const isCream = (season: string, { hex }: Pick<NamedColor, 'hex'>): boolean =>
  isCoolSeason(season) && colorWarmth(hexToLab(hex)) > LIKE_CREAM;
