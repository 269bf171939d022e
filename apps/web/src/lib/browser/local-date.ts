/** `November 21, 2026` in the user's time zone, for events; promised days use `longDate`. */
export const localDate = (at: string): string => new Date(at).toLocaleString('en-US', { dateStyle: 'long' });

/** `November 21, 2026 at 2:30 PM` in the user's time zone. */
export const localMoment = (at: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
