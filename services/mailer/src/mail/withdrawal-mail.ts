import { BRAND, longDate, longMoment } from '@trueseason/contracts';
import type { Notice } from './notice-mail.tsx';

/** Confirms a withdrawal, with day and time. */
export function withdrawalMail(input: {
  readonly withdrawnAt: Date;
  /** The date of the letter or email that we took it from; null if it was made on My data. */
  readonly letterDay: string | null;
  /** Whether the order is a gift. */
  readonly isGift: boolean;
  /** The rest of the price, as `$19.00`, if part was refunded before. */
  readonly rest: string | null;
}): Notice {
  const { letterDay, withdrawnAt } = input;
  const how = letterDay === null ? `on ${longMoment(withdrawnAt)}` : `with your letter of ${longDate(letterDay)}`;
  return {
    subject: `You withdrew from your ${BRAND.name} order`,
    preheader: 'Your money is refunded to your original payment method.',
    title: 'We received your withdrawal',
    paragraphs: [
      `You withdrew from your order ${how}. Keep this email as your proof.`,
      `${input.rest === null ? 'The whole price' : `The rest of the price, ${input.rest},`} is refunded to your original payment method. Banks take a few days to show it. ${input.isGift ? 'The gift’s code no longer works.' : 'You can no longer open the result.'}`,
    ],
  };
}
