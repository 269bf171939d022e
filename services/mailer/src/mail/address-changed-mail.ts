import { BRAND } from '@trueseason/contracts';
import { noticeMail } from './notice-mail.tsx';
import type { Mail } from './results-mail.tsx';

/** Notifies the old address of an order. Does not reveal the new one, which may be another person's. */
export function addressChangedMail(input: { readonly orderId: number; readonly supportEmail: string }): Mail {
  return noticeMail({
    subject: `The address of your ${BRAND.name} order has changed`,
    preheader: 'Mails about it go elsewhere from now on.',
    title: 'Your order has another address',
    paragraphs: [
      'Mails about your order go to another address from now on. The links in our earlier mails no longer open it.',
      'If that was not you, please write to us.',
    ],
    orderId: input.orderId,
    supportEmail: input.supportEmail,
  });
}
