import type { PhotoVerdict } from '@trueseason/contracts';
import type { OwnPhoto } from '../../lib/photos/photo-links.ts';

/** The photos with the one first that shows a cloth best: its face is outlined, and little was wrong with it. */
export function bestFirst(photos: readonly OwnPhoto[], verdicts: readonly PhotoVerdict[]): OwnPhoto[] {
  const doubts = ({ position, silhouettes }: OwnPhoto): number => {
    const warnings = verdicts.find((verdict) => verdict.position === position)?.warnings.length ?? 0;
    return warnings + (silhouettes.some(({ feature }) => feature === 'face') ? 0 : 100);
  };
  return photos.toSorted((a, b) => doubts(a) - doubts(b));
}
