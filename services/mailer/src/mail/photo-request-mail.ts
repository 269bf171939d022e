import { type AnalysisFailure, BRAND, PHOTO_PROBLEM_ADVICE } from '@trueseason/contracts';
import { noticeMail } from './notice-mail.tsx';
import type { Mail } from './results-mail.tsx';

/** Asks for other photos when those of a settled order could not be measured, and says what to change. */
export function photoRequestMail(input: {
  readonly failure: AnalysisFailure | null;
  readonly orderId: number;
  /** The signed link to the page that takes the photos. */
  readonly photosUrl: string;
  readonly refundDays: number;
  readonly supportEmail: string;
}): Mail {
  const problems = new Set(input.failure?.photos.flatMap((photo) => photo.problems));
  const advice = [...problems].map((problem) => {
    const { label, advice: what } = PHOTO_PROBLEM_ADVICE[problem];
    return `${label}. ${what}`;
  });
  return noticeMail({
    subject: `We need other photos for your ${BRAND.name} order ${input.orderId}`,
    preheader: 'Your order is safe. Three other photos are all it takes.',
    title: 'Could you send us other photos?',
    paragraphs: [
      'We could not measure your colors on the photos of your order, and we would rather ask than guess.',
      ...advice,
      `Your order is paid for and stays yours. If no other photos reach us within ${input.refundDays} days, you get your money back without having to ask.`,
    ],
    action: { label: 'Choose other photos', url: input.photosUrl },
    orderId: input.orderId,
    supportEmail: input.supportEmail,
  });
}
