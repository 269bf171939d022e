import { BRAND } from '@trueseason/contracts';
import type { Notice } from './notice-mail.tsx';

export interface RemeasureMailInput {
  /** Upload link that contains the code. */
  readonly remeasureUrl: string;
  readonly myDataUrl: string;
}

/** The reminder on the day the customer chose. */
export const remeasureMail = ({ remeasureUrl, myDataUrl }: RemeasureMailInput): Notice => ({
  subject: `Your free ${BRAND.name} re-measure is open`,
  preheader: 'Three new photos, a new result, nothing to pay.',
  title: 'A year later',
  paragraphs: [
    'Your result is a year old today. Take three new photos by a window, and we measure you again. The button applies a code that makes it free.',
    'There’s no rush. You can use it once, for as long as we keep your result. Your old result stays as it is.',
  ],
  after: [
    'You asked for this email. It’s the only one about this result. If you measure again, we won’t write again unless you check the box.',
  ],
  links: [{ label: 'Change your reminder', url: myDataUrl }],
  action: { label: 'Measure again, free', url: remeasureUrl },
});
