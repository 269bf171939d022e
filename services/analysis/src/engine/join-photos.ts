import type { PhotoPosition } from '@trueseason/contracts';
import { firstAlike } from '@trueseason/vision/place';
import { isSamePicture, isSameShot, type Shot } from '@trueseason/vision/same-shot';
import type { Readings } from './measure/index.ts';
import { areOfOnePlace } from './scenes.ts';

/** A photo of an order: measured now, read earlier, or both. */
export interface JoinedPhoto {
  readonly position: PhotoPosition;
  readonly readings: Readings;
  /** Absent once the photo is deleted. */
  readonly shot?: Shot | undefined;
  /** What was stored of it. */
  readonly earlier?: Readings | undefined;
}

const shotOf = ({ repeatOf, position }: Readings) => repeatOf ?? position;
const pictureIn = ({ pictureOf, position }: Readings) => pictureOf ?? position;

/** What each photo copies, in its colors or in others, and where it was taken. What was found for two photos while both were stored stays. */
export function joinPhotos(photos: readonly JoinedPhoto[]): Readings[] {
  const repeats = firstAlike(photos, (a, b) => {
    if (a.earlier && b.earlier) return shotOf(a.earlier) === shotOf(b.earlier);
    return a.shot !== undefined && b.shot !== undefined && isSameShot(a.shot, b.shot);
  });
  const pictures = firstAlike(photos, (a, b) => {
    if (a.earlier && b.earlier) return pictureIn(a.earlier) === pictureIn(b.earlier);
    // Photos of one upload are of one day anyway.
    const areOfTwoUploads = Boolean(a.earlier) !== Boolean(b.earlier);
    return areOfTwoUploads && a.shot !== undefined && b.shot !== undefined && isSamePicture(a.shot, b.shot);
  });
  const places = firstAlike(photos, (a, b) =>
    a.earlier && b.earlier ? a.earlier.place === b.earlier.place : areOfOnePlace(a, b),
  );
  const positionAt = (index: number | undefined) => photos[index ?? 0]?.position;
  return photos.map(({ position, readings }, i) => ({
    ...readings,
    position,
    repeatOf: repeats[i] === i ? undefined : positionAt(repeats[i]),
    pictureOf: pictures[i] === i ? undefined : positionAt(pictures[i]),
    place: positionAt(places[i]),
  }));
}
