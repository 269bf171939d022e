import type { AxisScores } from '@trueseason/contracts';
import { claimOf } from './axis-claims.ts';
import { AXIS_WORDS } from './axis-words.ts';
import { isSeasonName, RING } from './ring.ts';

/**
 * Beside a season that is called warm or cool throughout: that its reader is neither, or leans the other way, by the same
 * figure as the measurements. "" where they are on its side.
 */
export function ownTemperature(season: string, { temperature }: Pick<AxisScores, 'temperature'>): string {
  if (!isSeasonName(season)) return '';
  const place = RING[season].axes.temperature;
  const { low, high } = AXIS_WORDS.temperature;
  const isMiddle = claimOf(temperature) === 'middle';
  if (!isMiddle && temperature.value * place > 0) return '';
  const you = isMiddle ? `lie between ${low.is} and ${high.is}` : `lean ${(temperature.value < 0 ? low : high).is}`;
  return `You ${you} yourself; by all four traits together a ${(place < 0 ? low : high).is} palette is still nearest.`;
}
