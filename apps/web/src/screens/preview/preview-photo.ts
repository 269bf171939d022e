import type { LockedResult } from '@trueseason/contracts';
import type { ChoosePhoto } from '../../drape/early-photo/show-photo.ts';
import { PLATE, type PlateShape } from '../../drape/frame.ts';
import { marginAboveFace } from '../../drape/head-outlines.ts';
import type { OutlinedPhoto } from '../../photos/outlined-photo.ts';

/** Above the face, only hair is known. */
export const previewShape = ({ lines, silhouettes }: Pick<OutlinedPhoto, 'lines' | 'silhouettes'>): PlateShape => ({
  ...PLATE,
  airAbove: marginAboveFace({ outlines: lines, silhouettes }, 'hair'),
});

/** The photo with the most measurements, preferably one that counts. */
export function bestMeasuredPhoto<Photo extends Pick<OutlinedPhoto, 'position' | 'lines' | 'silhouettes'>>(
  photos: readonly Photo[],
  repeated: LockedResult['repeated'],
): Photo | undefined {
  const countedPhotos = photos.filter(({ position }) => repeated.every((one) => one.position !== position));
  return (countedPhotos.length > 0 ? countedPhotos : photos).toSorted((a, b) => score(b) - score(a))[0];
}

/** A face that extends below this share of the photo's height has its chin cut off. */
const CHIN_LIMIT = 0.985;

const score = ({ lines, silhouettes }: Pick<OutlinedPhoto, 'lines' | 'silhouettes'>): number => {
  const faces = silhouettes.filter(({ feature }) => feature === 'face').flatMap((face) => face.lines.flat());
  const isWhole = faces.length > 0 && faces.every(([, y]) => y < CHIN_LIMIT);
  return lines.length + (silhouettes.length > 0 ? 100 : 0) + (isWhole ? 50 : 0);
};

/** The proof photo, shown before the app has loaded. */
export const previewPhoto: ChoosePhoto = ({ analysisResult }, photos) => {
  if (!analysisResult || !('locked' in analysisResult)) return undefined;
  const photo = bestMeasuredPhoto(photos, analysisResult.repeated);
  return photo && { photo, shape: previewShape(photo) };
};
