/** `November 21, 2026` where the reader is: when something happened to them. What is promised for a day has `longDate`. */
export const localDate = (at: string): string => new Date(at).toLocaleString('en-US', { dateStyle: 'long' });

/** `November 21, 2026 at 2:30 PM` where the reader is. */
export const localMoment = (at: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
