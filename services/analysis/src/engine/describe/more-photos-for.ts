import { alwaysInGlasses, doesCount, type Evidence, type MorePhotosFor, PHOTO_COUNT } from '@trueseason/contracts';
import { wouldHairPhotoHelp } from '@trueseason/style/person';

type Judged = Pick<Evidence, 'features' | 'photos' | 'answers' | 'witnesses'>;

/** What more photos would be for: first what is missing, then another place, then another day. */
export function morePhotosFor(judged: Judged): MorePhotosFor {
  const { photos, witnesses } = judged;
  // A second day says more than a third photo of the first.
  const isOneDay = (witnesses?.days ?? 1) === 1;
  if (isOneDay && photos.filter(doesCount).length < PHOTO_COUNT) return 'count';
  if (alwaysInGlasses(photos)) return 'eyes';
  if (wouldHairPhotoHelp(judged)) return 'hair';
  return witnesses?.places === 1 ? 'place' : 'season';
}
