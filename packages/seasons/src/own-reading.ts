import type { Evidence } from '@trueseason/contracts';
import { besideSkin } from './beside-skin.ts';
import { colorlessHair } from './colorless-hair.ts';
import { hairSaid, ownHair } from './feature-words.ts';
import { ownPlace } from './own-place.ts';
import { ownTemperature } from './own-temperature.ts';

type Measured = Pick<Evidence, 'axes' | 'features' | 'warmth' | 'answers' | 'decidingAxis'> &
  Partial<Pick<Evidence, 'contrasts'>>;

/**
 * What is said of somebody beside the words on a season, which speak of its middle: what is seen first in them, how warm or cool they are,
 * and where they lie far from that middle. Everybody is told something; the evidence says it by the four traits.
 */
export function ownReading(season: string, evidence: Measured): string {
  const temperature = ownTemperature(season, evidence);
  const place = ownPlace(season, evidence, temperature.includes(season));
  const seen = besideSkin(evidence);
  return [seen, namedOnce(seen, evidence, [temperature, place].filter(Boolean).join(' '))].filter(Boolean).join(' ');
}

/** Hair that was just called white, or gray, is their hair from there on. */
function namedOnce(seen: string, evidence: Measured, then: string): string {
  const hair = ownHair(evidence);
  const said = hair ? `our ${hairSaid(hair)}` : '';
  const isOfItsOwn = hair && (hair.strands || colorlessHair(hair));
  return isOfItsOwn && seen.includes(said) ? then.replaceAll(said, 'our hair') : then;
}
