import type { PhotoVerdict } from '@trueseason/contracts';
import type { OutlinedPhoto } from '../photos/outlined-photo.ts';

/** Sorts the photos best for cloths first: with an outlined face and few warnings. */
export function sortForDraping<Photo extends Pick<OutlinedPhoto, 'position' | 'silhouettes'>>(
  photos: readonly Photo[],
  verdicts: readonly PhotoVerdict[],
): Photo[] {
  const doubtCount = ({ position, silhouettes }: Photo): number => {
    const warnings = verdicts.find((verdict) => verdict.position === position)?.warnings.length ?? 0;
    return warnings + (silhouettes.some(({ feature }) => feature === 'face') ? 0 : 100);
  };
  return photos.toSorted((a, b) => doubtCount(a) - doubtCount(b));
}
