import { BRAND, longMoment } from '@trueseason/contracts';
import { noticeMail } from './notice-mail.tsx';
import type { Mail } from './results-mail.tsx';

/** Confirms that the photos of an order are gone. */
export function deletionReceiptMail(input: {
  readonly orderId: number;
  readonly deletedAt: Date;
  /** Whether there is a result that its owner can open. */
  readonly hasResult: boolean;
  readonly supportEmail: string;
}): Mail {
  return noticeMail({
    subject: `Your photos are deleted: your ${BRAND.name} order`,
    preheader: 'All photos of your order have been removed from our store.',
    title: 'Your photos are deleted',
    paragraphs: [
      `As you asked, all photos of your order were deleted from our store on ${longMoment(input.deletedAt)}.`,
      ...(input.hasResult ? ['Your results, which hold measurements and no picture, stay available to you.'] : []),
    ],
    orderId: input.orderId,
    supportEmail: input.supportEmail,
  });
}
