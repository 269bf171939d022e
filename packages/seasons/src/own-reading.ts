import type { Evidence } from '@trueseason/contracts';
import { ownPlace } from './own-place.ts';
import { ownTemperature } from './own-temperature.ts';

/** What must be said beside the words on a season, which speak of its middle, of whom those words do not fit. Mostly "". */
export const ownReading = (
  season: string,
  evidence: Pick<Evidence, 'axes' | 'features' | 'warmth' | 'answers'>,
): string => [ownTemperature(season, evidence), ownPlace(season, evidence)].filter(Boolean).join(' ');
