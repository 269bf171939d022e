import { hexToLab } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { isSeasonName, RING } from './ring.ts';

/** L* from which a neutral is light: two thirds of the way to white. */
const LIGHT = 65;
export const isLightNeutral = ({ hex }: Pick<NamedColor, 'hex'>): boolean => hexToLab(hex)[0] >= LIGHT;

/** Whether lightness leads a season, so that its largest areas are kept light. */
export const isLightSeason = (season: string): boolean => isSeasonName(season) && RING[season].axes.value > 0.5;
