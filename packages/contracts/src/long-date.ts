type Instant = Date | string;

const told = (at: Instant, options: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString('en-US', { ...options, timeZone: 'UTC' });

/**
 * `November 21, 2031`, the same day for everybody: what is promised for a day is promised in mail, in the web and on
 * paper, which may be read in three zones.
 */
export const longDate = (at: Instant): string => told(at, { dateStyle: 'long' });

/** `November 21, 2031 at 2:30 AM UTC`: a moment as it is put on record for whoever reads it wherever. */
export const longMoment = (at: Instant): string => `${told(at, { dateStyle: 'long', timeStyle: 'short' })} UTC`;
