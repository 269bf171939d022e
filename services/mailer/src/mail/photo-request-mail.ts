import { type AnalysisFailure, BRAND, PHOTO_PROBLEM_ADVICE } from '@trueseason/contracts';
import { type Notice, withdrawLink } from './notice-mail.tsx';

export interface PhotoRequest {
  /** Why the order's photos cannot be measured; null if it has none. */
  readonly failure: AnalysisFailure | null;
  /** Whether there is a result, which other photos would replace. */
  readonly delivered: boolean;
  /** Signed link to the upload page. */
  readonly photosUrl: string;
  /** Days until an automatic refund; null for a free order. */
  readonly refundDays: number | null;
  /** Where the buyer can withdraw; null if nothing was bought or the period is over. */
  readonly withdrawUrl: string | null;
}

const promise = (refundDays: number | null, which: string): string =>
  refundDays === null
    ? 'Your order is still open.'
    : `Your order is paid and still open. If we get no ${which} within ${refundDays} days, we refund you automatically.`;

function missing({ refundDays }: PhotoRequest) {
  return {
    subject: `Your ${BRAND.name} order is waiting for your photos`,
    preheader: 'Your order is safe. Three photos are all it takes.',
    title: 'We need your photos',
    paragraphs: [
      'We have your order but not your photos. With three selfies in daylight we can measure your colors in about half a minute.',
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
    subject: `We need new photos for your ${BRAND.name} order`,
    preheader: 'Your order is safe. Three new photos are all it takes.',
    title: 'Could you send us new photos?',
    paragraphs: ['We couldn’t measure your colors in these photos.', ...advice, promise(refundDays, 'new photos')],
    label: 'Choose new photos',
  };
}

const better = {
  subject: `Could you send new photos for your ${BRAND.name} order?`,
  preheader: 'We’d like to measure your colors again, free of charge.',
  title: 'Could you send us new photos?',
  paragraphs: [
    'We’d like to measure your colors again in three other photos, free of charge. Face a window in daylight, without filters or makeup.',
    'Your result stays as it is until then.',
  ],
  label: 'Choose new photos',
};

function textsOf(request: PhotoRequest) {
  if (request.delivered) return better;
  return request.failure ? others(request) : missing(request);
}

/** Asks for photos: the first ones, or replacements with advice. */
export function photoRequestMail(request: PhotoRequest): Notice {
  const { label, ...notice } = textsOf(request);
  const { photosUrl, withdrawUrl } = request;
  return {
    ...notice,
    action: { label, url: photosUrl },
    links: withdrawLink(withdrawUrl),
  };
}
