import { asciiDigits } from '../text/ascii-digits.ts';
import { normalizeCode } from '../text/invisible-characters.ts';

/** Validity of a mailed code: enough time to find the mail. */
export const ACCESS_CODE_MINUTES = 10;
export const ACCESS_CODE = /^\d{6}$/;

/** Parses a typed or pasted code, with or without spaces and quotes, in digits of any script. */
export const parseAccessCode = (typed: string): string =>
  asciiDigits(normalizeCode(typed)).replaceAll(/[^\p{L}\p{N}]/gu, '');
