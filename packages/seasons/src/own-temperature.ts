import type { Evidence } from '@trueseason/contracts';
import { claimOf } from './axis-claims.ts';
import { AXIS_WORDS } from './axis-words.ts';
import { colorlessHair } from './colorless-hair.ts';
import { skinUndertone } from './foundation.ts';
import { isSeasonName, RING } from './ring.ts';

const { low, high } = AXIS_WORDS.temperature;

/**
 * Beside a season that is called warm or cool throughout: that its reader is neither, or leans the other way, by the same
 * figure as the measurements. "" where they are on its side.
 */
export function besideTemperature(season: string, { temperature }: Pick<Evidence['axes'], 'temperature'>): string {
  if (!isSeasonName(season)) return '';
  const place = RING[season].axes.temperature;
  const isMiddle = claimOf(temperature) === 'middle';
  if (!isMiddle && temperature.value * place > 0) return '';
  const you = isMiddle ? `lie between ${low.is} and ${high.is}` : `lean ${(temperature.value < 0 ? low : high).is}`;
  return `You ${you} yourself; your other traits still bring a ${(place < 0 ? low : high).is} palette nearest.`;
}

/** The same, and in short of whom the evidence says that hair made them warm or cool while their skin is not. */
export const ownTemperature = (
  season: string,
  evidence: Pick<Evidence, 'features' | 'warmth'> & { readonly axes: Pick<Evidence['axes'], 'temperature'> },
): string => besideTemperature(season, evidence.axes) || hairAlone(season, evidence);

function hairAlone(
  season: string,
  { axes, features: { skin, hair, iris }, warmth }: Parameters<typeof ownTemperature>[1],
): string {
  if (!warmth || !hair || !isSeasonName(season)) return '';
  const isCool = axes.temperature.value < 0;
  const end = (isCool ? low : high).is;
  const undertone = skinUndertone([...skin.lab]);
  if (undertone === (isCool ? 'rosy' : 'golden')) return '';
  const skinIs = undertone === 'neutral' ? `neither ${high.is} nor ${low.is}` : undertone;
  const colorless = isCool && colorlessHair(hair);
  if (colorless) {
    const named = hair.strands ? 'salt-and-pepper' : colorless;
    return `Your skin by itself is ${skinIs}; it is your ${named} hair, nearly colorless, that reads as ${end}.`;
  }
  if (undertone === 'neutral') return '';
  return `Your skin by itself is ${skinIs}; with your hair${iris ? ' and eyes' : ''} you read as ${end}.`;
}
