import type { AdminOrder } from '@trueseason/contracts';

const shortDateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });

/** Short local date and time. */
export const shortTime = (instant: string): string => shortDateTime.format(new Date(instant));

export const shortTimeOr = (instant: string | null): string => (instant ? shortTime(instant) : '—');

export const mailStatusText = ({ emailSent, mailOutcome }: Pick<AdminOrder, 'emailSent' | 'mailOutcome'>): string =>
  `${emailSent ? 'Yes' : 'No'}${mailOutcome ? `, ${mailOutcome}` : ''}`;
