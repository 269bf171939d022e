import type { Evidence } from '@trueseason/contracts';
import { sentences } from './sentences.ts';

/** A sentence that measures a frame by brows and eyes. */
const BY_THEM = /\bbrows (?:and|or) eyes\b/;
/** L* of a frame that is nearly black: who has such eyes, or is told nothing of brows, is forbidden nothing by them. */
const NEARLY_BLACK = 20;

/** What is said of frames, without a bound that allows every one or rests on brows that were not seen. */
export function ownEyewear(guidance: string, { brows, iris }: Pick<Evidence['features'], 'brows' | 'iris'>): string {
  const bounds = brows !== null && iris !== null && Math.min(brows.lab[0], iris.lab[0]) >= NEARLY_BLACK;
  if (bounds) return guidance;
  return sentences(guidance)
    .filter((sentence) => !BY_THEM.test(sentence))
    .join(' ');
}
