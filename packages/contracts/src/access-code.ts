/** How long a mailed code is good for: time to find the mail, and little more. */
export const ACCESS_CODE_MINUTES = 10;
/** Six digits. */
export const ACCESS_CODE = /^\d{6}$/;
