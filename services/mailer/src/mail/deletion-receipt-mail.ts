import { BRAND, longMoment } from '@trueseason/contracts';
import { noticeMail } from './notice-mail.tsx';
import type { Mail } from './results-mail.tsx';

/** Confirms that an order's photos are deleted. */
export function deletionReceiptMail(input: {
  readonly orderId: number;
  readonly deletedAt: Date;
  /** Whether there is an unlocked result. */
  readonly hasResult: boolean;
  readonly supportEmail: string;
}): Mail {
  return noticeMail({
    subject: `Your photos are deleted: your ${BRAND.name} order`,
    preheader: 'All photos of your order were deleted from our servers.',
    title: 'Your photos are deleted',
    paragraphs: [
      `As you asked, all photos of your order were deleted from our servers on ${longMoment(input.deletedAt)}.`,
      ...(input.hasResult ? ['You can still open your results, which have measurements and no photo.'] : []),
    ],
    orderId: input.orderId,
    supportEmail: input.supportEmail,
  });
}
