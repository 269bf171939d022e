import type { Estimate } from '@trueseason/contracts';
import { capital } from '@trueseason/seasons/capital';

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
  return `${capital(trimmed)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}
