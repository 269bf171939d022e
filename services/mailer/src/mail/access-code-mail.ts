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
    preheader: 'It opens your photos and what else is yours alone.',
    title: input.code,
    paragraphs: [
      `Type these six digits where you were asked for them. They are good for ${ACCESS_CODE_MINUTES} minutes and work once.`,
      'If you did not ask for a code, somebody else has typed your address or opened your results. Do not give it to anybody: without it your photos stay closed to them.',
    ],
    orderId: input.orderId,
    supportEmail: input.supportEmail,
  });
}
