import type { Estimate } from '@trueseason/contracts';

const MINUS = '\u2212';

/** A figure with a true minus sign. */
export const figure = (value: number, digits = 1): string => {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `${MINUS}${text}` : text;
};

/** `62.1 ± 1.4` */
export const estimate = ({ value, sd }: Estimate, digits = 1): string =>
  `${figure(value, digits)}\u00A0±\u00A0${figure(sd, digits)}`;

/** Text from elsewhere as a sentence, whether or not it came as one. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}

/** Whole percent, but never 0 or 100 for what is neither. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return 'under 1%';
  if (whole === 100 && share < 1) return 'over 99%';
  return `${whole}%`;
}

/** `a, b and c` */
export const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
