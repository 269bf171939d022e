import { BRAND, longDate, WITHDRAWAL_DAYS } from '@trueseason/contracts';
import { type Notice, withdrawLink } from './notice-mail.tsx';

export interface GiftMailInput {
  readonly code: string;
  /** For the recipient; the buyer may share it. */
  readonly giftUrl: string;
  /** Signed link to the card. */
  readonly cardUrl: string;
  /** The last day of validity. */
  readonly goodUntil: string;
  /** Where the buyer can withdraw; null once the period is over. */
  readonly withdrawUrl: string | null;
  /** The reminder on the buyer's day. */
  readonly isTheDay: boolean;
}

/** To the buyer: after payment, and on the chosen day. */
export function giftMail(input: GiftMailInput): Notice {
  const { code, giftUrl, cardUrl, goodUntil, withdrawUrl, isTheDay } = input;
  return {
    subject: isTheDay ? `It’s time to give your ${BRAND.name} gift` : `Your ${BRAND.name} gift is ready to give`,
    preheader: 'The code, a link to share and a card to print.',
    title: isTheDay ? 'Time to give your gift' : 'Your gift is ready',
    paragraphs: [
      isTheDay
        ? 'You asked for a reminder today. This code is good for one color analysis, and it is still unused.'
        : 'Thank you. This code is good for one color analysis. Give it to anyone you like.',
    ],
    code,
    after: [
      'Print the card, or send the link below with the code filled in.',
      `The code is good for one analysis until ${longDate(goodUntil)}. Keep it safe: the first person to use it gets the analysis. Until then, you may withdraw within ${WITHDRAWAL_DAYS} days; after that, write to us.`,
    ],
    links: [{ label: 'Link to share', url: giftUrl }, ...withdrawLink(withdrawUrl)],
    action: { label: 'See and print the card', url: cardUrl },
  };
}
