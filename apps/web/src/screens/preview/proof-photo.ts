import type { LockedResult } from '@trueseason/contracts';
import { airAbove } from '../../drape/above-face.ts';
import type { ChoosePhoto } from '../../drape/early-photo/show-photo.ts';
import { PLATE, type PlateShape } from '../../drape/frame.ts';
import type { OwnPhoto } from '../../photos/own-photo.ts';

/** The words are on the linen, whose edge is lower than the cloth's. Above the face, only hair is known. */
export const proofShape = ({ lines, silhouettes }: Pick<OwnPhoto, 'lines' | 'silhouettes'>): PlateShape => ({
  ...PLATE,
  words: 0.735,
  above: airAbove({ outlines: lines, silhouettes }, 'hair'),
});

/** The photo with the most measurements, preferably one that counts. */
export function mostMeasured<Photo extends Pick<OwnPhoto, 'position' | 'lines' | 'silhouettes'>>(
  photos: readonly Photo[],
  repeated: LockedResult['repeated'],
): Photo | undefined {
  const counting = photos.filter(({ position }) => repeated.every((one) => one.position !== position));
  return (counting.length > 0 ? counting : photos).toSorted((a, b) => worth(b) - worth(a))[0];
}

/** A face that extends below this share of the photo's height has its chin cut off. */
const CUT = 0.985;

const worth = ({ lines, silhouettes }: Pick<OwnPhoto, 'lines' | 'silhouettes'>): number => {
  const faces = silhouettes.filter(({ feature }) => feature === 'face').flatMap((face) => face.lines.flat());
  const isWhole = faces.length > 0 && faces.every(([, y]) => y < CUT);
  return lines.length + (silhouettes.length > 0 ? 100 : 0) + (isWhole ? 50 : 0);
};

/** The proof photo, shown before the app has loaded. */
export const proofPhoto: ChoosePhoto = ({ analysisResult }, photos) => {
  if (!analysisResult || !('locked' in analysisResult)) return undefined;
  const photo = mostMeasured(photos, analysisResult.repeated);
  return photo && { photo, shape: proofShape(photo) };
};
