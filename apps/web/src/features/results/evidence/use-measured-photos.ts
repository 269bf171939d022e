import { doesCount, type Evidence, type PhotoPosition } from '@trueseason/contracts';
import type { ReadPhoto } from '@trueseason/seasons/shown-in';
import { usePhotoLinks } from '../../../lib/photos/photo-links.ts';

/** The customer's photos with what was read on them; none where they are gone or out of sight. */
export function useMeasuredPhotos(orderId: string, verdicts: Evidence['photos']): readonly ReadPhoto[] {
  const { data: photos = [] } = usePhotoLinks(orderId);
  const counts = (position: PhotoPosition): boolean =>
    verdicts.every((verdict) => verdict.position !== position || doesCount(verdict));
  return photos.flatMap(({ position, outlines }) => (outlines ? [{ outlines, counts: counts(position) }] : []));
}
