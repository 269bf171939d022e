import type { Answers } from '@trueseason/contracts';
import type { Trust } from './axes.ts';
import type { PersonEstimate } from './estimate-person.ts';
import type { Matrix } from './gaussian.ts';
import { at } from './image.ts';
import { DIMENSIONS, type LogColor } from './log-chroma.ts';
import type { Readings } from './readings.ts';

/*
 * What dye, makeup and lenses hide is not measured in place of what grew there. It is left out, or counts for less;
 * the axes then rest on what remains. It is shown as measured all the same.
 */

/** What is left of the contrast that a feature makes when its color is not the person's own. */
const DYED_CONTRAST = 0.5;
const MADE_UP_BROWS = 0.5;
/** How far foundation may carry skin from its own tint, warmth and depth, one sigma: an estimate, not measured. */
const FOUNDATION_SD: LogColor = [0.06, 0.08, 0.08];

/** How much each feature counts after the answers. */
export function trustIn({ hairDyed, makeup, contactLenses }: Answers): Trust {
  return (axis, feature) => {
    if (feature === 'hair' && hairDyed) return axis === 'contrast' ? DYED_CONTRAST : 0;
    if (feature === 'iris' && contactLenses) return 0;
    if (feature === 'lips' && makeup) return 0;
    return feature === 'brows' && makeup ? MADE_UP_BROWS : 1;
  };
}

/** Readings without painted lips, which would tell a wrong light. */
export function setAside(photos: readonly Readings[], { makeup }: Answers): readonly Readings[] {
  if (!makeup) return photos;
  return photos.map(({ features: { lips: _, ...features }, ...photo }) => ({ ...photo, features }));
}

/** Made-up skin is known less well. */
export function doubt(person: PersonEstimate, { makeup }: Answers): PersonEstimate {
  const skin = person.features.indexOf('skin');
  if (!makeup || skin < 0) return person;
  const diagonal = skin * person.features.length + skin;
  const covariances = DIMENSIONS.map((d): Matrix => {
    const wider = person.covariances[d].slice();
    wider[diagonal] = at(wider, diagonal) + FOUNDATION_SD[d] ** 2;
    return wider;
  });
  return { ...person, covariances: covariances as unknown as PersonEstimate['covariances'] };
}

/** A sentence for each answer that changed what the season rests on. */
export const whatWasSetAside = ({ hairDyed, makeup, contactLenses }: Answers): string[] => [
  ...(hairDyed ? ['Your hair is dyed, so its color was left out, and its contrast with your skin counts half.'] : []),
  ...(makeup
    ? ['You wore makeup, so your lips were left out, your brows count half, and your skin counts as less certain.']
    : []),
  ...(contactLenses ? ['You wore colored lenses, so the color of your eyes was left out.'] : []),
];
