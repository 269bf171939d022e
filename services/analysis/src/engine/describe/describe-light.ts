import type { Evidence, HexColor } from '@trueseason/contracts';
import { deltaE00, labToHex } from '@trueseason/style/color';
import { type PersonEstimate, photographedSkin } from '../combine/index.ts';
import { labOf } from '../math/index.ts';
import { isSurePaper, isUnreadable, type Readings } from '../measure/index.ts';
import { shownLab } from './describe-features.ts';

/** Whether any photo shows the whites of the eyes well enough to read them. */
export const whitesRead = (photos: readonly Readings[]): boolean =>
  photos.some(({ features: { sclera } }) => sclera && !isUnreadable(sclera));

/** How the light was found, and how far removing it moved the skin. */
export const describeLight = (person: PersonEstimate, photos: readonly Readings[]): Evidence['light'] => ({
  source: sourceOf(photos),
  correction: skinCorrection(person),
  skinInIt: skinInLight(person),
  skinInPhotos: labToHex(labOf(photographedSkin(person, photos))),
});

function sourceOf(photos: readonly Readings[]): Evidence['light']['source'] {
  if (photos.some(({ paper }) => paper && isSurePaper(paper))) return 'paper';
  return whitesRead(photos) ? 'eyes' : 'assumed';
}

/** How far (CIEDE2000) removing the light moved the skin, mean over the photos. Ignores exposure. */
function skinCorrection(person: PersonEstimate): number {
  const { skin } = person.colors;
  const shifts = person.lights.map(([tint, warmth]) =>
    deltaE00(labOf([skin[0] + tint, skin[1] + warmth, skin[2]]), labOf(skin)),
  );
  return Number((shifts.reduce((a, b) => a + b, 0) / shifts.length).toFixed(2));
}

/** The skin at its own depth, in the mean tint and warmth of the photos. */
function skinInLight({ colors: { skin }, lights }: PersonEstimate): HexColor {
  const mean = (d: 0 | 1) => lights.reduce((sum, light) => sum + light[d], 0) / lights.length;
  const [, a, b] = shownLab('skin', [skin[0] + mean(0), skin[1] + mean(1), skin[2]]);
  // A warm light also lightens: the shown depth stays.
  return labToHex([shownLab('skin', skin)[0], a, b]);
}
