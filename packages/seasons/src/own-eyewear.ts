import { hexToLab } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import type { ContrastLevel } from './contrast-level.ts';
import { contradicts } from './contrast-words.ts';
import { sentences } from './sentences.ts';

/** A sentence that measures a frame by brows and eyes. */
const BY_THEM = /\bbrows (?:and|or) eyes\b/;
/** L* of a frame that is nearly black: who has such eyes, or is told nothing of brows, is forbidden nothing by them. */
const NEARLY_BLACK = 20;
/** L* by which a frame is darker to anybody's eyes. */
const DARKER = 3;

/**
 * What is said of frames, without praise of another contrast than theirs, and without a bound that allows every one,
 * forbids one below it or rests on brows that were not seen.
 */
export function ownEyewear(
  guidance: string,
  { brows, iris }: Pick<Evidence['features'], 'brows' | 'iris'>,
  frames: readonly NamedColor[],
  levels: readonly ContrastLevel[],
): string {
  const bound = brows && iris ? Math.min(brows.lab[0], iris.lab[0]) : 0;
  const keptByAll = frames.every(({ hex }) => hexToLab(hex)[0] > bound - DARKER);
  const isBound = bound >= NEARLY_BLACK && keptByAll;
  return sentences(guidance)
    .filter((sentence) => !contradicts(sentence, levels) && (isBound || !BY_THEM.test(sentence)))
    .join(' ');
}
