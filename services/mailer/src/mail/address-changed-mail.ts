import { BRAND } from '@trueseason/contracts';
import { noticeMail } from './notice-mail.tsx';
import type { Mail } from './results-mail.tsx';

/** Notifies the old address of an order. Does not reveal the new one, which may be another person's. */
export function addressChangedMail(input: { readonly orderId: number; readonly supportEmail: string }): Mail {
  return noticeMail({
    subject: `The email address of your ${BRAND.name} order has changed`,
    preheader: 'Emails about it now go to another address.',
    title: 'Your order has a new email address',
    paragraphs: [
      'Emails about your order now go to another address. The links in our earlier emails no longer work.',
      'If that was not you, please write to us.',
    ],
    orderId: input.orderId,
    supportEmail: input.supportEmail,
  });
}
