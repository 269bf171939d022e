import { deltaE00, labToHex, VISIBLE } from '@trueseason/color';
import { type Evidence, type HexColor, LIGHT_ASSUMED } from '@trueseason/contracts';
import { capital } from '@trueseason/seasons/capital';
import type { PersonEstimate } from '../combine/index.ts';
import { labOf } from '../math/index.ts';
import { isUnreadable, type Readings } from '../measure/index.ts';
import { shownLab } from './describe-features.ts';

/** Whether any photo shows the whites of the eyes well enough to read them. */
export const whitesRead = (photos: readonly Readings[]): boolean =>
  photos.some(({ features: { sclera } }) => sclera && !isUnreadable(sclera));

/** How the light was found, in words, and how far that moved the skin. */
export function describeLight(person: PersonEstimate, photos: readonly Readings[]): Evidence['light'] {
  const { skin } = person.colors;
  const held = deltaE00(labOf(skin), shownLab('skin', skin)) > VISIBLE;
  return {
    method: [
      whereFrom(person, photos),
      ...(held
        ? ['Phones paint skin more colorful than it is, so yours is shown a little calmer than on your photos.']
        : []),
    ].join(' '),
    correction: skinCorrection(person),
    skinInIt: skinInLight(person),
  };
}

function whereFrom(person: PersonEstimate, photos: readonly Readings[]): string {
  if (photos.some(({ paper }) => paper)) {
    return 'Read from a white surface beside the face, taken for a sheet of paper, and from the whites of the eyes where they can be read.';
  }
  if (whitesRead(photos)) {
    return 'Read from the whites of the eyes where your photos show them, and from your skin, against what both look like in most people.';
  }
  return person.colors.sclera
    ? `Mostly ${LIGHT_ASSUMED}: the whites of the eyes lie in shade and could hardly be read.`
    : `${capital(LIGHT_ASSUMED)}, because the whites of the eyes could not be read.`;
}

/** How far, in CIEDE2000, taking the light out moved the skin; mean over the photos. Exposure is left aside. */
function skinCorrection(person: PersonEstimate): number {
  const { skin } = person.colors;
  const shifts = person.lights.map(([tint, warmth]) =>
    deltaE00(labOf([skin[0] + tint, skin[1] + warmth, skin[2]]), labOf(skin)),
  );
  return Number((shifts.reduce((a, b) => a + b, 0) / shifts.length).toFixed(2));
}

/** As deep as the skin is told, in the tint and warmth of the photos; their mean. */
function skinInLight({ colors: { skin }, lights }: PersonEstimate): HexColor {
  const mean = (d: 0 | 1) => lights.reduce((sum, light) => sum + light[d], 0) / lights.length;
  const [, a, b] = shownLab('skin', [skin[0] + mean(0), skin[1] + mean(1), skin[2]]);
  // A warm light also lightens: the depth that is told stays.
  return labToHex([shownLab('skin', skin)[0], a, b]);
}
