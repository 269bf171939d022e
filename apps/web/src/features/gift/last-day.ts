const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export const lastDay = (expiresAt: string): string => day.format(new Date(expiresAt));
