import { withoutUnseen } from './unseen.ts';

/** How long a mailed code is valid: enough time to find the mail. */
export const ACCESS_CODE_MINUTES = 10;
/** Six digits. */
export const ACCESS_CODE = /^\d{6}$/;

/** Parses a typed or pasted code, with or without spaces. */
export const typedAccessCode = (typed: string): string => withoutUnseen(typed).replaceAll(/[\s-]/g, '');
