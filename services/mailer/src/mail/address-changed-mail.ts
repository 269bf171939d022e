import { BRAND } from '@trueseason/contracts';
import type { Notice } from './notice-mail.tsx';

/** To the old address. Does not reveal the new one, which may be another person's. */
export const addressChangedMail: Notice = {
  subject: `The email address of your ${BRAND.name} order has changed`,
  preheader: 'Emails about it now go to another address.',
  title: 'Your order has a new email address',
  paragraphs: [
    'Emails about your order now go to another address. The links in our earlier emails no longer work.',
    'If that wasn’t you, please write to us.',
  ],
};
