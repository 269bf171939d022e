type Instant = Date | string;

const format = (at: Instant, options: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString('en-US', { ...options, timeZone: 'UTC' });

/** `November 21, 2031`, in UTC for everyone, since mail, web and paper may be read in three zones. */
export const longDate = (at: Instant): string => format(at, { dateStyle: 'long' });

/** `November 21, 2031 at 2:30 AM UTC`. */
export const longMoment = (at: Instant): string => `${format(at, { dateStyle: 'long', timeStyle: 'short' })} UTC`;
