import { BRAND, dollars } from '@trueseason/contracts';
import { noticeMail } from './notice-mail.tsx';
import type { Mail } from './results-mail.tsx';

/** Says that an order's money was given back. */
export function refundMail(input: {
  readonly orderId: number;
  readonly amountCents: number;
  readonly isGift: boolean;
  readonly supportEmail: string;
}): Mail {
  return noticeMail({
    subject: `Your ${BRAND.name} order is refunded`,
    preheader: 'Your money goes back to your original payment method.',
    title: 'We refunded your order',
    paragraphs: [
      `$${dollars(input.amountCents)} goes back to your original payment method. Banks take a few days to show it.`,
      input.isGift
        ? 'The gift’s code no longer works, unless it was already used.'
        : 'Your order is closed, and its result can no longer be opened.',
    ],
    orderId: input.orderId,
    supportEmail: input.supportEmail,
  });
}
