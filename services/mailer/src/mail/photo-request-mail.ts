import { type AnalysisFailure, BRAND, PHOTO_PROBLEM_ADVICE } from '@trueseason/contracts';
import { noticeMail } from './notice-mail.tsx';
import type { Mail } from './results-mail.tsx';

export interface PhotoRequest {
  /** Why the order's photos cannot be measured; null if it has none. */
  readonly failure: AnalysisFailure | null;
  readonly orderId: number;
  /** Signed link to the upload page. */
  readonly photosUrl: string;
  /** Days until an automatic refund; null for a free order. */
  readonly refundDays: number | null;
  readonly supportEmail: string;
}

const promise = (refundDays: number | null, which: string): string =>
  refundDays === null
    ? 'Your order stays yours.'
    : `Your order is paid for and stays yours. If no ${which} reach us within ${refundDays} days, you get your money back without having to ask.`;

function missing({ refundDays }: PhotoRequest) {
  return {
    subject: `Your ${BRAND.name} order waits for your photos`,
    preheader: 'Your order is safe. Three photos are all it takes.',
    title: 'We need your photos',
    paragraphs: [
      'Your order has reached us, and your photos have not. With three selfies in daylight we can measure your colors; it takes about half a minute.',
      promise(refundDays, 'photos'),
    ],
    label: 'Add your photos',
  };
}

function others({ failure, refundDays }: PhotoRequest) {
  const problems = new Set(failure?.photos.flatMap((photo) => photo.problems));
  const advice = [...problems].map((problem) => {
    const { label, advice: what } = PHOTO_PROBLEM_ADVICE[problem];
    return `${label}. ${what}`;
  });
  return {
    subject: `We need other photos for your ${BRAND.name} order`,
    preheader: 'Your order is safe. Three other photos are all it takes.',
    title: 'Could you send us other photos?',
    paragraphs: [
      'We could not measure your colors on the photos of your order, and we would rather ask than guess.',
      ...advice,
      promise(refundDays, 'other photos'),
    ],
    label: 'Choose other photos',
  };
}

/** Requests photos of a settled order: the first ones, or replacements with advice. */
export function photoRequestMail(request: PhotoRequest): Mail {
  const { label, ...notice } = request.failure ? others(request) : missing(request);
  const { orderId, photosUrl, supportEmail } = request;
  return noticeMail({ ...notice, action: { label, url: photosUrl }, orderId, supportEmail });
}
