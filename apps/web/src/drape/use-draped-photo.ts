import type { Evidence } from '@trueseason/contracts';
import { useMemo, useState } from 'react';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';
import { usePhotoLinks } from '../photos/photo-links.ts';
import { sortForDraping } from './sort-photos.ts';

export interface DrapedPhoto {
  /** Whether there are photos is unknown yet. */
  readonly isPending: boolean;
  /** Undefined once photos are deleted. */
  readonly photo: OutlinedPhoto | undefined;
  /** There are photos, but they could not be shown. */
  readonly hasFailed: boolean;
  /** Shows the next photo, if there is one. */
  readonly showNext: (() => void) | undefined;
  readonly onBroken: () => void;
}

/**
 * The customer's photos for wearing cloths, best first; none once deleted.
 * @param isUsable which ones can be shown
 */
export function useDrapedPhoto(
  orderId: string,
  verdicts: Evidence['photos'],
  isUsable: (photo: OutlinedPhoto) => boolean = () => true,
): DrapedPhoto {
  const { data, isPending, isError } = usePhotoLinks(orderId);
  const [turnCount, setTurnCount] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const sortedPhotos = useMemo(
    () => (isBroken ? [] : sortForDraping(data ?? [], verdicts)),
    [isBroken, data, verdicts],
  );
  const photos = sortedPhotos.filter(isUsable);
  return {
    isPending,
    photo: photos[turnCount % Math.max(1, photos.length)],
    hasFailed: isError || isBroken,
    showNext: photos.length > 1 ? () => setTurnCount((count) => count + 1) : undefined,
    onBroken: () => setIsBroken(true),
  };
}
