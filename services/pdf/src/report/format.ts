import type { Estimate } from '@trueseason/contracts';

const MINUS = '\u2212';

/** A number with a true minus sign. */
export const figure = (value: number, digits = 1): string => {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `${MINUS}${text}` : text;
};

/** `62.1 ± 1.4` */
export const estimate = ({ value, sd }: Estimate, digits = 1): string =>
  `${figure(value, digits)}\u00A0±\u00A0${figure(sd, digits)}`;
