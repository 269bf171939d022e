const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 16, 2026` of `2026-11-16`. */
export const longDate = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
