import { BRAND } from '@trueseason/contracts';
import { noticeMail } from './notice-mail.tsx';
import type { Mail } from './results-mail.tsx';

export interface RemeasureMailInput {
  readonly orderId: number;
  /** Upload link that contains the code. */
  readonly remeasureUrl: string;
  readonly myDataUrl: string;
  readonly supportEmail: string;
}

/** The reminder on the day the customer chose. */
export const remeasureMail = ({ orderId, remeasureUrl, myDataUrl, supportEmail }: RemeasureMailInput): Mail =>
  noticeMail({
    subject: `Your free ${BRAND.name} re-measure is open`,
    preheader: 'Three new photos, a new result, nothing to pay.',
    title: 'A year later',
    paragraphs: [
      'Your result is a year old today. Take three new photos by a window, and we measure you again. It is free: the button brings the code that takes the whole price off.',
      'There is no hurry. You can use it once, for as long as we keep your result, and your old result stays as it is.',
    ],
    after: [
      'You asked us for this mail. It is the only one about this result. If you measure again, nothing follows unless you tick the box once more.',
    ],
    link: { label: 'See and change what you asked for', url: myDataUrl },
    action: { label: 'Measure again, free', url: remeasureUrl },
    orderId,
    supportEmail,
  });
