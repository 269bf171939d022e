import { ACCESS_CODE_MINUTES, BRAND } from '@trueseason/contracts';
import { noticeMail } from './notice-mail.tsx';
import type { Mail } from './results-mail.tsx';

/** The mailed code that proves access to the mailbox. */
export function accessCodeMail(input: {
  readonly orderId: number;
  readonly code: string;
  readonly supportEmail: string;
}): Mail {
  return noticeMail({
    subject: `Your ${BRAND.name} code`,
    preheader: 'Use it to open your photos and private data.',
    title: input.code,
    paragraphs: [
      `Enter these six digits where we asked for them. They work once, for ${ACCESS_CODE_MINUTES} minutes.`,
      'If you didn’t request a code, someone else entered your email address or opened your results. Don’t share it; without it they can’t see your photos.',
    ],
    orderId: input.orderId,
    supportEmail: input.supportEmail,
  });
}
