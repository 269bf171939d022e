import { BRAND, longMoment } from '@trueseason/contracts';
import type { Notice } from './notice-mail.tsx';

export function deletionReceiptMail(input: {
  readonly deletedAt: Date;
  /** Whether there is an unlocked result. */
  readonly hasResult: boolean;
}): Notice {
  return {
    subject: `Your photos are deleted: your ${BRAND.name} order`,
    preheader: 'All photos of your order were deleted from our servers.',
    title: 'Your photos are deleted',
    paragraphs: [
      `As you asked, we deleted all photos of your order from our servers on ${longMoment(input.deletedAt)}.`,
      ...(input.hasResult ? ['You can still open your results, which have measurements and no photo.'] : []),
    ],
  };
}
