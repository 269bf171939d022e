import type { Evidence } from '@trueseason/contracts';
import { useMemo, useState } from 'react';
import type { OwnPhoto } from '../photos/own-photo.ts';
import { usePhotoLinks } from '../photos/photo-links.ts';
import { bestFirst } from './best-first.ts';

export interface Sitter {
  /** Whether there are photos is unknown yet. */
  readonly isPending: boolean;
  /** Undefined once photos are deleted. */
  readonly photo: OwnPhoto | undefined;
  /** There are photos, but they could not be shown. */
  readonly failed: boolean;
  /** Shows the next photo, if there is one. */
  readonly turn: (() => void) | undefined;
  readonly onBroken: () => void;
}

/**
 * The customer's photos for wearing cloths, best first; none once deleted.
 * @param fits which ones can be shown
 */
export function useSitter(
  orderId: string,
  verdicts: Evidence['photos'],
  fits: (photo: OwnPhoto) => boolean = () => true,
): Sitter {
  const { data, isPending, isError } = usePhotoLinks(orderId);
  const [turns, setTurns] = useState(0);
  const [broken, setBroken] = useState(false);
  const best = useMemo(() => (broken ? [] : bestFirst(data ?? [], verdicts)), [broken, data, verdicts]);
  const photos = best.filter(fits);
  return {
    isPending,
    photo: photos[turns % Math.max(1, photos.length)],
    failed: isError || broken,
    turn: photos.length > 1 ? () => setTurns((now) => now + 1) : undefined,
    onBroken: () => setBroken(true),
  };
}
