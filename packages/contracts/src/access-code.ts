import { withoutUnseen } from './unseen.ts';

/** How long a mailed code is good for: time to find the mail, and little more. */
export const ACCESS_CODE_MINUTES = 10;
/** Six digits. */
export const ACCESS_CODE = /^\d{6}$/;

/** A code as it is mailed, of what somebody typed or pasted: in groups or not. */
export const typedAccessCode = (typed: string): string => withoutUnseen(typed).replaceAll(/[\s-]/g, '');
