import { type Evidence, type Head, headInAnswers } from '@trueseason/contracts';

type Shown = Pick<Evidence, 'features' | 'photos' | 'answers'>;

/**
 * The head as answered, otherwise as the photos show it: without any hair, it is covered if something is on it,
 * otherwise bare (bald, shaved, or too short to distinguish from skin). An answered hair color means hair.
 */
export function headOf({ features, photos, answers }: Shown): Head {
  const answeredHead = headInAnswers(answers);
  if (answeredHead) return answeredHead;
  if (features.hair || answers?.naturalHair) return 'hair';
  return photos.some(({ warnings }) => warnings.includes('headwear')) ? 'covered' : 'bare';
}

/** Whether a photo showing hair would help: covered on all, or on one and never measured. False if answered. */
export function wouldHairPhotoHelp({ features, photos, answers }: Shown): boolean {
  if (headInAnswers(answers)) return false;
  const coveredPhotos = photos.filter(({ warnings }) => warnings.includes('headwear')).length;
  return coveredPhotos > 0 && (features.hair === null || coveredPhotos === photos.length);
}
