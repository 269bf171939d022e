import { BRAND, COMPLAINT_DAYS, longDate, longMoment } from '@trueseason/contracts';
import type { Notice } from './notice-mail.tsx';

/** Without what was said: anybody can enter anybody's address. */
export const complaintReceiptMail = (receivedAt: Date): Notice => ({
  subject: `We received your complaint to ${BRAND.name}`,
  preheader: `We answer within ${COMPLAINT_DAYS} days.`,
  title: 'We received your complaint',
  paragraphs: [
    `Your complaint reached us on ${longMoment(receivedAt)}. A person looks into it. You get our answer by email within ${COMPLAINT_DAYS} days.`,
    'Was this not you? Then somebody entered your address, and you can ignore this email.',
  ],
});

/** @param answer lines that an operator wrote */
export const complaintAnswerMail = (input: {
  readonly receivedAt: Date;
  readonly upheld: boolean;
  readonly answer: string;
}): Notice => ({
  subject: `Our answer to your complaint to ${BRAND.name}`,
  preheader: 'What we found, and what you can do next.',
  title: 'Our answer to your complaint',
  paragraphs: [
    `You wrote to us on ${longDate(input.receivedAt)}. ${input.upheld ? 'You were right.' : 'We see it differently.'}`,
    ...input.answer.split('\n').filter((line) => line.trim() !== ''),
  ],
  after: [
    'If this does not settle it, reply to this email. About your data, you can also complain to the authority where you live. In the UK that is the ICO.',
  ],
});
