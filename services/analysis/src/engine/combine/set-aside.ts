import type { Exclusion } from '@trueseason/contracts';
import { at, triple } from '../math/index.ts';
import type { Reading, Readings } from '../measure/index.ts';
import type { PersonEstimate } from './estimate-person.ts';

/** A log spread that removes a color's influence on the light. */
const SAYS_NOTHING = 10;

/** Keeps only the lightness of a reading: tint and warmth are altered. */
const colorless = (reading: Reading): Reading => ({ ...reading, sd: [SAYS_NOTHING, SAYS_NOTHING, reading.sd[2]] });

/** Readings without altered features, which would bias the light. */
export const asGrown = (photos: readonly Readings[], setAside: readonly Exclusion[]): readonly Readings[] =>
  photos.map(({ features, ...photo }) => {
    const ownReadings = { ...features };
    for (const { feature, light } of setAside) {
      const reading = feature !== 'skin' && ownReadings[feature];
      if (!reading || !light) continue;
      if (light === 'nothing') delete ownReadings[feature];
      else ownReadings[feature] = colorless(reading);
    }
    return { ...photo, features: ownReadings };
  });

/** Widens the uncertainty of features that the answers affect. */
export function widened(person: PersonEstimate, doubts: readonly Pick<Exclusion, 'feature' | 'sd'>[]): PersonEstimate {
  const { features } = person;
  const covariances = triple((d) => {
    const wider = person.covariances[d].slice();
    for (const { feature, sd } of doubts) {
      const i = features.indexOf(feature);
      const diagonal = i * features.length + i;
      if (sd && i >= 0) wider[diagonal] = at(wider, diagonal) + sd[d] ** 2;
    }
    return wider;
  });
  return { ...person, covariances };
}
