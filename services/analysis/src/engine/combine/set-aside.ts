import type { Answers } from '@trueseason/contracts';
import { at, type LogColor, triple } from '../math/index.ts';
import type { Reading, Readings } from '../measure/index.ts';
import type { PersonEstimate } from './estimate-person.ts';

/** How far foundation may carry skin from its own tint, warmth and depth, one sigma: an estimate, not measured. */
const FOUNDATION_SD: LogColor = [0.06, 0.08, 0.08];

/** So uncertain (log) that a color says nothing about the light. */
const SAYS_NOTHING = 10;

/** The same reading with its lightness alone: tint and warmth are not the person's own. */
const colorless = (reading: Reading): Reading => ({ ...reading, sd: [SAYS_NOTHING, SAYS_NOTHING, reading.sd[2]] });

/** Readings in which nothing painted, dyed or worn tells a wrong light. */
export const asGrown = (
  photos: readonly Readings[],
  { makeup, hairDyed, contactLenses }: Answers,
): readonly Readings[] =>
  photos.map(({ features: { lips, hair, iris, ...features }, ...photo }) => ({
    ...photo,
    features: {
      ...features,
      ...(lips && !makeup && { lips }),
      ...(hair && { hair: hairDyed ? colorless(hair) : hair }),
      ...(iris && { iris: contactLenses ? colorless(iris) : iris }),
    },
  }));

/** Skin under foundation is known less well. */
export function widenForFoundation(person: PersonEstimate): PersonEstimate {
  const skin = person.features.indexOf('skin');
  const diagonal = skin * person.features.length + skin;
  const covariances = triple((d) => {
    const wider = person.covariances[d].slice();
    wider[diagonal] = at(wider, diagonal) + FOUNDATION_SD[d] ** 2;
    return wider;
  });
  return { ...person, covariances };
}
