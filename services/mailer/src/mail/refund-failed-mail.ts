import { BRAND } from '@trueseason/contracts';
import type { Notice } from './notice-mail.tsx';

/** For a refund that the customer's bank returned. Another email confirms the next one. */
export const refundFailedMail: Notice = {
  subject: `Your ${BRAND.name} refund didn’t go through`,
  preheader: 'Your bank returned it. We will send it again.',
  title: 'Your refund didn’t go through',
  paragraphs: [
    'Your bank returned the refund that we sent you. We still owe you this money, and you don’t need to do anything now.',
    'We will send it again, and email you when we do. If you closed this card or account, write to us, so that we can pay you another way.',
  ],
};
