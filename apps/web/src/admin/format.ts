import type { AdminOrder } from '@trueseason/contracts';

const shortDateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });

/** Short local date and time of an ISO 8601 instant. */
export const shortTime = (instant: string): string => shortDateTime.format(new Date(instant));

/** The same, or a dash for null. */
export const shortTimeOr = (instant: string | null): string => (instant ? shortTime(instant) : '—');

/** Whether the results were sent, and the outcome. */
export const mailSent = ({ emailSent, mailOutcome }: Pick<AdminOrder, 'emailSent' | 'mailOutcome'>): string =>
  `${emailSent ? 'Yes' : 'No'}${mailOutcome ? `, ${mailOutcome}` : ''}`;
