import type { ContrastLevel } from './contrast-level.ts';

/** Words that call somebody's contrast low, medium or high; some texts name two of them. */
const CONTRAST_WORDS: Readonly<Record<ContrastLevel, RegExp>> = {
  low: /\b(low|little)\b.*\bcontrast|than any contrast|equal strength|similar depth|light over light/i,
  medium: /\b(medium|moderate)\b.*\bcontrast/i,
  high: /\b(high|highest|strong)\b.*\bcontrast|contrast is repeated|\bstrong definition\b/i,
};

/** A season's word on contrast holds for most of its people; who was measured or is told otherwise would read both. */
export const contradicts = (text: string, levels: readonly ContrastLevel[]): boolean =>
  Object.values(CONTRAST_WORDS).some((words) => words.test(text)) &&
  !levels.every((level) => CONTRAST_WORDS[level].test(text));

/** Calls the contrast of eyes, or of all features, low. */
export const saysAllAreClose = (text: string): boolean =>
  CONTRAST_WORDS.low.test(text) && /\b(eyes|features|throughout)\b/i.test(text);

/** Asks for light next to dark, as everybody of high contrast is told in a note of their own. */
export const asksForHighContrast = (text: string): boolean => CONTRAST_WORDS.high.test(text);
