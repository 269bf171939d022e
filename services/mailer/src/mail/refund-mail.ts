import { BRAND, formatPrice } from '@trueseason/contracts';
import type { Notice } from './notice-mail.tsx';

interface RefundMail {
  readonly amountCents: number;
  readonly currency: string;
  /** The order's price, if only part of it is refunded. */
  readonly ofCents: number | null;
  readonly isGift: boolean;
}

function consequence({ ofCents, isGift }: RefundMail): string {
  if (ofCents !== null)
    return `Your order stays open: ${isGift ? 'the gift’s code still works' : 'nothing else changes'}.`;
  return isGift
    ? 'The gift’s code no longer works, unless it was already used.'
    : 'Your order is closed, and its result can no longer be opened.';
}

export function refundMail(input: RefundMail): Notice {
  const { amountCents, ofCents, currency } = input;
  const part = ofCents === null ? '' : ` of the ${formatPrice(ofCents, currency)} you paid`;
  return {
    subject: ofCents === null ? `Your ${BRAND.name} order is refunded` : `A refund for your ${BRAND.name} order`,
    preheader: 'Your money goes back to your original payment method.',
    title: ofCents === null ? 'We refunded your order' : 'We refunded part of your order',
    paragraphs: [
      `${formatPrice(amountCents, currency)}${part} goes back to your original payment method. Banks take a few days to show it.`,
      consequence(input),
    ],
  };
}
